import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { createEducation, createExperience, createProject } from '../factories';

export const seniorResume: ResumeContent = {
  personalInfo: {
    firstName: '서연',
    lastName: '한',
    headline: '데이터 플랫폼 개발 총괄',
    email: 'seoyeon.han@example.com',
    phone: '010-0000-0182',
    location: '경기도 성남시',
    linkedin: 'https://www.linkedin.com/in/seoyeonhan',
    website: 'https://seoyeonhan.example/',
    summary:
      '결제, 물류, 에너지 데이터 분야에서 16년간 개발과 조직 운영을 맡아 왔습니다. 네 나라에 걸친 최대 64명의 플랫폼 조직을 만들고 이끌었으며, 규제 업종 세 곳의 야간 일괄 처리를 중단 없이 실시간 처리로 전환했습니다. 장애 상황을 차분하게 이끌고, 알기 쉬운 문서를 남기며, 다음 관리자를 키우는 일을 중요하게 생각합니다.',
  },
  experience: [
    createExperience(
      '데이터 플랫폼 개발 총괄',
      '북수에너지',
      '경기도 성남시',
      ['03/2020'],
      [
        '성남, 부산, 하노이의 9개 팀 개발자 64명을 총괄하며 3년간 핵심 인력 이탈률을 14%에서 4%로 낮춤.',
        '야간 배치 작업 410개를 이벤트 플랫폼으로 대체해 하루 3,800만 건의 검침값을 6분 안에 정산.',
        '계층형 저장소와 공용 클러스터, 단위 원가 공개로 클라우드 비용을 연간 42억 원(27%) 절감.',
        '중대한 지적 없이 11개월 만에 ISO 27001 인증을 취득하고 두 차례 사후 심사를 통과.',
        '관리직과 전문직의 이원화 경력 제도와 월간 평가 조정을 도입해 이후 리더의 71%를 내부에서 선발.',
      ],
    ),
    createExperience(
      '플랫폼 개발 부문장',
      '소포라인물류',
      '서울',
      ['06/2016', '02/2020'],
      [
        '플랫폼 조직을 7명에서 29명으로 키우고 두 시간대에 걸친 당직 체계를 마련해 1인당 호출을 절반으로 줄임.',
        '국내 운송사 12곳이 사용하는 배송 추적 스트림을 구축해 초당 최대 94,000건의 이벤트를 처리.',
        '서비스 63개를 하나의 빌드와 배포 경로로 옮겨 변경 반영 기간을 19일에서 26시간으로 단축.',
        '3년 인프라 계약을 협상해 정가 대비 19억 원을 절감.',
      ],
    ),
    createExperience(
      '결제 리스크 개발 매니저',
      '하람은행',
      '서울',
      ['09/2012', '05/2016'],
      [
        '하루 220만 건의 거래를 대상으로 카드 부정 사용을 탐지하는 3개 팀(18명)을 관리.',
        '부정 사용 손실을 늘리지 않고 잘못된 승인 거절을 31% 줄여 연간 110억 원의 사용액을 회복.',
        '장애 회고 절차를 문서로 정리해 이후 은행의 개발팀 40곳 모두가 채택.',
      ],
    ),
    createExperience(
      '시니어 소프트웨어 엔지니어',
      '물때애널리틱스',
      '대전',
      ['08/2009', '08/2012'],
      [
        '지방자치단체 23곳이 쓰는 홍수 예측 서비스의 시계열 저장소를 설계.',
        '같은 장비에서 예측 계산 시간을 4시간에서 35분으로 단축.',
        '신입 개발자 5명을 지도해 4명이 3년 안에 시니어로 승진.',
      ],
    ),
    createExperience(
      '소프트웨어 엔지니어',
      '맑은샘시스템',
      '대전',
      ['07/2007', '07/2009'],
      [
        '병동 118곳에서 쓰는 근무표 시스템의 데이터 연동 기능을 개발.',
        '회귀 시험의 60%를 작성해 출시 전 시험 기간을 9일에서 2일로 단축.',
      ],
    ),
  ],
  education: [
    createEducation(['석사', '컴퓨터공학'], '한밭미래대학교 대학원', '대전', ['2005', '2007'], '4.3/4.5', [
      '손실이 있는 통신망에서의 합의 알고리즘을 연구.',
    ]),
    createEducation(['학사', '수학'], '가온대학교', '청주', ['2001', '2005'], '4.1/4.5'),
  ],
  projects: [
    createProject(
      '오픈 미터 스키마',
      '특정 업체에 얽매이지 않는 스마트 미터 이벤트 규격으로, 공급사 다섯 곳이 사용 중.',
      'https://meter-schema.example',
      ['Protobuf', 'Kafka', 'Go'],
    ),
    createProject('조용한 당직', '불필요한 알림을 찾아내는 당직 분석 도구. 기여자 41명.', '', ['Python', 'Prometheus']),
  ],
  skills: [
    '조직 운영: 조직 설계, 채용, 예산 관리, 관리자 코칭, 계약 협상',
    '플랫폼: Kafka, Flink, Kubernetes, Terraform, Snowflake, PostgreSQL',
    '언어와 도구: Go, Python, Java, SQL, CI/CD, OpenTelemetry',
    '방법: 도메인 주도 설계, 장애 대응, ISO 27001, FinOps',
  ],
  achievements: ['StreamCon Europe 2019, 2023 발표', '여성 인프라 개발자 멘토링 모임(회원 90명) 대표'],
  certifications: [
    { name: 'AWS Certified Solutions Architect, Professional', issuer: 'Amazon Web Services', date: '04/2023' },
  ],
  languages: [
    { name: '한국어', level: '모국어' },
    { name: '영어', level: '비즈니스 상급' },
    { name: '베트남어', level: '일상 회화' },
  ],
  customSections: [],
};
