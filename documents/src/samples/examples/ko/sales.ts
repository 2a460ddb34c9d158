import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '목표 달성률, 담당 지역, 거래 규모를 형용사보다 먼저 적었습니다.',
  skills: ['거래처 관리', '가격 협상', '견적 작성'],
  resume: createResume({
    personalInfo: {
      firstName: '준호',
      lastName: '백',
      headline: '영업 사원',
      email: 'junho.baek@example.com',
      phone: '010-0000-0164',
      location: '대전',
      linkedin: '',
      website: 'https://junhobaek.example/',
      summary:
        '업소용 주방 설비를 4년째 담당하는 영업 사원입니다. 최근 12분기 중 11분기 목표를 달성했고, 식당·학교·병원 140곳의 거래처 관리를 맡고 있습니다. 카탈로그를 펴기 전에 메뉴부터 묻습니다.',
    },
    experience: [
      createExperience(
        '영업 사원',
        '한밭주방설비',
        '대전',
        ['02/2024'],
        [
          '연 매출 24억 원을 올려 2025년 목표의 118%를 달성.',
          '방문 경로를 주 단위로 다시 짜 매장 방문을 주 11회에서 15회로 확대.',
          '새로 계약된 점포를 찾는 신규 영업으로 거래처 34곳을 확보.',
          '해마다 제품 설명회 40회를 열어 두 번에 한 번꼴로 주문을 확보.',
          '납기와 교육을 조건으로 한 가격 협상으로 평균 할인율을 6%로 유지.',
        ],
      ),
      createExperience(
        '내근 영업',
        '갑천포장',
        '대전',
        ['05/2022', '01/2024'],
        [
          '하루 50통의 전화로 선배 2명의 상담을 주 8건 성사.',
          '소규모 거래처 60곳을 맡아 1년 만에 매출을 23% 확대.',
          '엑셀 양식을 만들어 견적 작성 시간을 이틀에서 4시간으로 단축.',
        ],
      ),
      createExperience(
        '홀 매니저(시간제)',
        '느티나무식당',
        '대전',
        ['03/2019', '04/2022'],
        ['하루 저녁 25개 테이블을 맡으며 신입 7명을 교육.', '주간 재고 조사로 식재료 폐기를 월 50만 원 절감.'],
      ),
    ],
    education: [createEducation(['학사', '경영학'], '유성벌대학교', '대전', ['03/2018', '02/2022'])],
    skills: [
      '거래처 관리',
      '신규 영업',
      '견적 작성',
      '제품 설명',
      '가격 협상',
      '판매 목표 관리',
      '수금 관리',
      '매장 방문',
      '주문 처리',
      '고객 불만 처리',
      'CRM',
      '엑셀',
      'ERP',
    ],
    certifications: [
      { name: '1종 보통 운전면허', issuer: '', date: '2018' },
      { name: '유통관리사 2급', issuer: '', date: '2022' },
    ],
    languages: [{ name: '영어', level: 'TOEIC 760점' }],
  }),
};
