import type { ResumeContent } from '@shortlist/contracts/builder/document-content';

export const juniorResume: ResumeContent = {
  personalInfo: {
    firstName: '서연',
    lastName: '김',
    headline: '데이터 분석가',
    email: 'seoyeon.kim@example.com',
    phone: '010-0000-5678',
    location: '서울특별시 마포구',
    linkedin: 'linkedin.com/in/seoyeonkim',
    website: '',
    summary:
      '통계학을 전공하고 온라인 유통사에서 3년간 구매 데이터를 분석했습니다. 재구매 예측 모형으로 쿠폰 비용을 22% 줄였으며, 분석 결과를 현장의 언어로 설명하는 일을 중요하게 생각합니다.',
  },
  experience: [
    {
      company: '한빛유통 주식회사',
      position: '데이터 분석가',
      startDate: '03/2023',
      endDate: '',
      current: true,
      location: '서울',
      description: '',
      achievements: [
        '회원 48만 명의 구매 이력을 분석해 재구매 예측 모형을 만들고 쿠폰 비용을 22% 절감.',
        '주간 매출 보고를 Python으로 자동화하여 작성 시간을 6시간에서 40분으로 단축.',
        '상품 기획팀과 함께 A/B 시험 14건을 설계하고 그중 5건을 전면 적용.',
      ],
    },
    {
      company: '새결미디어',
      position: '데이터 분석 인턴',
      startDate: '07/2022',
      endDate: '12/2022',
      current: false,
      location: '성남',
      description: '',
      achievements: [
        '콘텐츠 조회 기록 320만 건을 정리해 추천 기준을 개선하고 평균 체류 시간을 11% 증가.',
        'SQL 사용 안내서를 작성하고 신입 사원 6명을 교육.',
      ],
    },
  ],
  education: [
    {
      institution: '해오름대학교 통계학과',
      degree: '학사',
      field: '통계학',
      startDate: '03/2018',
      endDate: '02/2023',
      current: false,
      location: '서울',
      gpa: '4.1 / 4.5',
      achievements: [],
    },
  ],
  projects: [
    {
      name: '우리 동네 버스',
      description: '공공 데이터를 이용해 정류장 38곳의 대기 시간을 예측하는 웹 서비스를 제작.',
      technologies: ['Python', 'DuckDB'],
      url: 'https://github.com/sykim/our-bus',
      github: '',
    },
  ],
  skills: ['SQL', 'Python', 'R', 'Tableau', '통계 모형', '발표', '문서 작성', 'Git'],
  achievements: [],
  certifications: [
    { name: '빅데이터분석기사', issuer: '', date: '2022' },
    { name: 'ADsP', issuer: '', date: '2021' },
  ],
  languages: [
    { name: '한국어', level: '모국어' },
    { name: '영어', level: '업무 가능' },
  ],
  customSections: [],
};
