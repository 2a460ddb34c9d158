import { createEducation, createExperience, createProject, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '인턴 두 번과 실제로 쓰이는 프로젝트. 경력이 짧을수록 결과로 말합니다.',
  skills: ['TypeScript', '웹 접근성', '컴포넌트 설계'],
  resume: createResume({
    personalInfo: {
      firstName: '서아',
      lastName: '윤',
      headline: '프론트엔드 개발자',
      email: 'seoa.yun@example.com',
      phone: '010-0000-0172',
      location: '대전',
      linkedin: '',
      website: 'https://seoayun.example/',
      summary:
        '컴퓨터공학을 전공하고 제품 개발팀 두 곳에서 인턴으로 일했습니다. 교내 학생 1,200명이 쓰는 시간표 앱을 직접 만들었습니다. TypeScript와 React로 개발하며, 코드 리뷰를 요청하기 전에 화면 낭독기로 먼저 확인합니다.',
    },
    experience: [
      createExperience(
        '프론트엔드 개발 인턴',
        '달문소프트',
        '대전',
        ['07/2025', '12/2025'],
        [
          '예약 양식을 반응형 웹으로 다시 만들고 오류 문구를 다듬어 관련 문의를 3분의 1 줄임.',
          '공용 컴포넌트 설계에 참여해 테스트 코드 60건을 추가하고 배포 전 결함 4건을 발견.',
          '3년 된 휴대전화 기준 달력 화면의 첫 표시를 4.1초에서 1.3초로 단축하는 렌더링 최적화 진행.',
        ],
      ),
      createExperience(
        '웹 개발 인턴',
        '오리나무 디자인',
        '세종',
        ['07/2024', '08/2024'],
        [
          'Figma 시안을 바탕으로 고객사 5곳의 페이지를 구현하고 브라우저 4종에서 크로스 브라우징 점검.',
          '사이트 3곳의 CSS를 하나의 디자인 시스템으로 통합해 색상 변경을 하루에서 몇 분으로 단축.',
          '웹 접근성 지적 85건을 수정해 사이트 5곳 모두 9월 심사를 통과.',
        ],
      ),
    ],
    projects: [
      createProject(
        '시간표',
        '인터넷 없이도 열리는 교내 시간표. 학사 시스템 두 곳과 API 연동, 상태 관리는 300줄로 직접 작성. 매주 1,200명이 사용.',
        'https://sigan.example/',
        ['TypeScript', 'React', 'Service Worker'],
      ),
      createProject(
        '대비표',
        '어떤 색 조합이 읽히는지 보여 주는 작은 도구. 별 400개, 기여자 11명.',
        'https://daebi.example/',
        ['TypeScript', 'CSS'],
      ),
    ],
    education: [
      createEducation(['학사', '컴퓨터공학'], '한밭들대학교', '대전', ['03/2022', '02/2026'], '4.1/4.5', [
        '졸업 작품: 키보드만으로 쓰는 악보 편집기',
      ]),
    ],
    skills: [
      '언어: TypeScript, JavaScript, HTML, CSS',
      '구현: React, 반응형 웹, 컴포넌트 설계, 상태 관리, API 연동',
      '품질: 웹 접근성, 테스트 코드 작성, 렌더링 최적화, Git',
    ],
    certifications: [{ name: '정보처리기사', issuer: '한국산업인력공단', date: '2025' }],
    languages: [{ name: '영어', level: 'TOEIC 860점' }],
  }),
};
