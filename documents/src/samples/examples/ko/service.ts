import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '매장 일을 숫자로 보여 주고 소개는 짧게.',
  skills: ['전화 상담', '채팅 상담', '영어'],
  resume: createResume({
    personalInfo: {
      firstName: '지훈',
      lastName: '오',
      headline: '고객 상담원',
      email: 'jihun.oh@example.com',
      phone: '010-0000-0139',
      location: '대구',
      linkedin: '',
      website: 'https://jihunoh.example/',
      summary:
        '손님이 많은 서점과 온라인몰에서 일하는 고객 상담원입니다. 긴 줄, 반품, 지친 손님 앞에서도 차분합니다. 전화 상담과 채팅 상담을 모두 맡고 있으며 영어로도 안내합니다.',
    },
    experience: [
      createExperience(
        '매장 및 온라인 상담 직원',
        '물가서점',
        '대구',
        ['09/2025'],
        [
          '토요일마다 손님 80명을 응대하고 계산대를 1원의 오차도 없이 마감.',
          '근무당 25건의 채팅 상담과 메일 문의를 대부분 10분 안에 처리.',
          '15만 원까지의 환불 및 교환 처리를 맡아 10건 중 9건을 첫 문의에서 해결.',
          '주문 조회 절차를 한 장으로 정리해 신입 교육 자료로 활용.',
        ],
      ),
      createExperience(
        '안내소 자원봉사',
        '항구거리축제',
        '대구',
        ['06/2025', '08/2025'],
        ['하루 300명의 방문객을 한국어와 영어로 안내.', '분실물 전화 상담 40건을 받아 31건의 주인을 찾음.'],
      ),
      createExperience(
        '카페 직원(시간제)',
        '이끼카페',
        '경산',
        ['10/2023', '05/2025'],
        [
          '근무당 주문 120건까지 준비하며 대기 시간을 6분 아래로 유지.',
          '신입 3명에게 상품 안내와 알레르기 정보를 교육.',
        ],
      ),
    ],
    education: [createEducation(['전문학사', '관광영어'], '붉은재대학', '경산', ['03/2023', '02/2025'])],
    skills: [
      '전화 상담',
      '채팅 상담',
      '불만 고객 응대',
      '환불 및 교환 처리',
      '주문 조회',
      '상담 내용 기록',
      '채널톡',
      '영어',
    ],
    certifications: [{ name: 'CS Leaders 관리사', issuer: '', date: '2025' }],
    languages: [{ name: '영어', level: 'TOEIC 780점' }],
  }),
};
