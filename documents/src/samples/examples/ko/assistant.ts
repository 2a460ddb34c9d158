import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '5년 만의 복귀. 최근 일을 먼저, 공백은 솔직한 한 줄로.',
  skills: ['일정 관리', '문서 작성', '비용 정산'],
  resume: createResume({
    personalInfo: {
      firstName: '미진',
      lastName: '차',
      headline: '행정 사무원',
      email: 'mijin.cha@example.com',
      phone: '010-0000-0155',
      location: '전주',
      linkedin: '',
      website: 'https://mijincha.example/',
      summary:
        '두 아이를 키우며 5년을 쉬고 2025년에 복귀한 행정 사무원입니다. 임원 2명을 지원한 8년 가까운 경력이 있으며 일정 관리, 회의 준비, 문서 작성에 강합니다. 복귀 전에 엑셀과 그룹웨어를 다시 익혔습니다.',
    },
    experience: [
      createExperience(
        '행정 사무원(시간제)',
        '한옥치과의원',
        '전주',
        ['03/2025'],
        [
          '치과의사 4명과 직원 11명의 일정 관리를 담당.',
          '한 달 넘게 밀린 비용 정산을 37건에서 2건으로 축소.',
          '하루 45통의 전화 응대와 방문객 안내를 맡아 대기 시간을 절반으로 단축.',
          '종이 서류 1,900건의 자료 입력을 14주 만에 완료.',
        ],
      ),
      createExperience(
        '총무(학부모회 봉사)',
        '단풍초등학교 학부모회',
        '전주',
        ['03/2022', '02/2024'],
        [
          '예산 1,800만 원을 관리하고 300가구가 참여하는 행사의 회의 준비를 담당.',
          '매월 안내문의 문서 작성을 맡아 모임 참석자를 20명에서 55명으로 확대.',
        ],
      ),
      createExperience(
        '행정 사무원',
        '만경자산관리',
        '전주',
        ['04/2014', '02/2020'],
        [
          '임원 2명의 출장 예약을 해마다 60건 처리해 모든 분기 예산을 준수.',
          '주 3회 회의 준비와 회의록을 맡아 다음 날까지 배포.',
          '월 2회 정기 주문으로 바꿔 비품 관리 비용을 22% 절감.',
        ],
      ),
      createExperience(
        '안내 데스크 직원',
        '만경자산관리',
        '전주',
        ['03/2012', '03/2014'],
        ['주 90명의 방문객 안내와 월 200건의 자료 입력을 처리.', '안내 업무 지침서를 만들어 후임 4명에게 인계.'],
      ),
    ],
    education: [createEducation(['전문학사', '비서행정'], '완산여자대학', '전주', ['03/2010', '02/2012'])],
    skills: [
      '문서 작성',
      '일정 관리',
      '전화 응대',
      '비품 관리',
      '회의 준비',
      '우편물 관리',
      '자료 입력',
      '출장 예약',
      '방문객 안내',
      '비용 정산',
      '엑셀',
      '한글',
      '그룹웨어',
    ],
    certifications: [
      { name: '컴퓨터활용능력 1급', issuer: '', date: '2024' },
      { name: '워드프로세서', issuer: '', date: '2011' },
    ],
    languages: [{ name: '영어', level: 'TOEIC 700점' }],
  }),
};
