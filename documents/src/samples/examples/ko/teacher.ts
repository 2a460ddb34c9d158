import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '학년마다 결과가 있고, 교사 자격증은 교장이 찾는 자리에 있습니다.',
  skills: ['수업 설계', '학급 운영', '학부모 상담'],
  resume: createResume({
    personalInfo: {
      firstName: '서연',
      lastName: '황',
      headline: '초등학교 교사',
      email: 'seoyeon.hwang@example.com',
      phone: '010-0000-0147',
      location: '인천',
      linkedin: '',
      website: 'https://seoyeonhwang.example/',
      summary:
        '2학년부터 4학년까지 담임을 맡아 온 5년 차 초등학교 교사입니다. 가정 언어가 아홉 가지인 학급에서 수업 설계와 읽기 지도, 과정 중심 평가에 힘썼습니다. 문제가 생기기 전에 학부모에게 먼저 연락합니다.',
    },
    experience: [
      createExperience(
        '초등학교 교사(3학년 담임)',
        '인천갈대초등학교',
        '인천',
        ['03/2023'],
        [
          '학생 27명의 학급을 맡아 읽기 목표 도달률을 2년 사이 63%에서 81%로 향상.',
          '2주마다 과정 중심 평가를 하고 읽기 모둠 5개를 다시 편성.',
          '과학 교육과정 재구성 자료를 만들어 6개 학급에 보급.',
          '해마다 학부모 상담 54회를 진행하고 세 언어로 주간 소식지를 발행.',
          '학습 지원 대상 4명의 생활 지도를 맡아 4명 모두 연간 목표를 달성.',
        ],
      ),
      createExperience(
        '초등학교 교사(2학년 담임)',
        '부천물레초등학교',
        '부천',
        ['03/2021', '02/2023'],
        [
          '아이들이 만든 약속으로 학급 운영을 바꿔 수업 중단을 시간당 14회에서 4회로 감소.',
          '구글 클래스룸 수업 120차시를 제작해 동료 2명과 공유.',
          '교사 22명을 대상으로 학생부 기록 연수를 진행.',
        ],
      ),
      createExperience(
        '교육 봉사',
        '바다마을 공부방',
        '인천',
        ['03/2019', '12/2020'],
        ['주 2회 학생 18명의 교과 지도를 맡아 참여율 90%를 유지.', '분수 학습지 40장을 만들어 후배 8명에게 전달.'],
      ),
    ],
    education: [createEducation(['학사', '초등교육'], '월미교육대학교', '인천', ['03/2017', '02/2021'])],
    skills: [
      '수업 설계',
      '교과 지도',
      '학급 운영',
      '생활 지도',
      '과정 중심 평가',
      '학부모 상담',
      '학생부 기록',
      '수행평가',
      '교육과정 재구성',
      '나이스(NEIS)',
      '구글 클래스룸',
      '전자칠판',
    ],
    certifications: [
      { name: '초등학교 정교사 자격증(2급)', issuer: '', date: '2021' },
      { name: '한국사능력검정시험 1급', issuer: '', date: '2020' },
    ],
    languages: [{ name: '영어', level: 'TOEIC 850점' }],
  }),
};
