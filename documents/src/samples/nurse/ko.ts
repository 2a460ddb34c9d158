import type { JobPostingSample } from './job-posting-sample';

export { default as scores } from './scores/ko.json';

export const nurse: JobPostingSample = {
  jobTitle: '간호사',
  jobPosting:
    '내원 시 *중증도 분류*, 퇴원 전 *환자 교육*, *전자의무기록* 작성을 맡습니다. *ACLS* 필수, *책임간호사* 경험 우대.',
  terms: [
    '중증도 분류',
    '환자 교육',
    '전자의무기록',
    'ACLS',
    '책임간호사',
    '정맥주사',
    '상처 처치',
    '퇴원 계획',
    '감염 관리',
    '활력징후',
    '인수인계',
    '원격 진료',
  ],
  resume: {
    personalInfo: {
      firstName: '하윤',
      lastName: '서',
      headline: '응급실 간호사',
      email: 'hayun.seo@example.com',
      phone: '051-555-0148',
      location: '부산',
      linkedin: 'https://linkedin.com/in/hayun-seo',
      website: '',
      summary:
        '응급실 8년 차 간호사입니다. 침착한 중증도 분류, 쉬운 말로 하는 환자 교육, 다음 근무자가 믿을 수 있는 전자의무기록을 지켜 왔습니다. ACLS를 이수했고, 14명 규모의 팀에서 책임간호사를 맡고 있습니다.',
    },
    experience: [
      {
        position: '간호사, 응급실',
        company: '오린만 종합병원',
        startDate: '03/2020',
        endDate: '',
        current: true,
        location: '부산',
        description: '',
        achievements: [
          '근무당 최대 90명의 중증도 분류를 맡아 첫 간호까지의 중앙값을 14분에서 6분으로 단축.',
          '주 2회 책임간호사로 32병상에 간호사 14명을 배치.',
          '인수인계를 전자의무기록으로 옮겨 누락을 38% 줄임.',
          '퇴원 계획에 앞서 매달 25가족에게 환자 교육을 진행.',
        ],
      },
      {
        position: '간호사, 외래',
        company: '달빛거리의원',
        startDate: '06/2017',
        endDate: '02/2020',
        current: false,
        location: '김해',
        description: '',
        achievements: [
          '하루 30명에게 정맥주사와 상처 처치를 시행.',
          '신규 간호사 9명에게 감염 관리를 교육해 점검 점수를 81%에서 96%로 개선.',
          '경증 외상 처치 절차서를 작성, 지금도 사용 중.',
        ],
      },
      {
        position: '간호조무사',
        company: '한들시민병원',
        startDate: '08/2015',
        endDate: '05/2017',
        current: false,
        location: '김해',
        description: '',
        achievements: [
          '근무당 환자 16명의 식사, 이동, 활력징후 측정을 지원.',
          '순회 때마다 상태 악화의 초기 징후를 병동 팀에 보고.',
        ],
      },
    ],
    education: [
      {
        institution: '한들대학교',
        degree: '학사',
        field: '간호학',
        startDate: '03/2013',
        endDate: '02/2017',
        current: false,
        location: '김해',
        gpa: '',
        achievements: [],
      },
    ],
    projects: [],
    skills: [
      '중증도 분류',
      '환자 교육',
      '전자의무기록',
      '정맥주사',
      '상처 처치',
      '감염 관리',
      '퇴원 계획',
      '근무표 작성',
    ],
    certifications: [
      { name: '간호사 면허', issuer: '', date: '2017' },
      { name: 'ACLS', issuer: '', date: '2024' },
    ],
    achievements: [],
    languages: [],
    customSections: [],
  },
};
