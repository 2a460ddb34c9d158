import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '과제마다 맡은 부품과 하중, 그리고 줄인 숫자를 적었습니다.',
  skills: ['구조 해석', '공차 설계', 'SolidWorks'],
  resume: createResume({
    personalInfo: {
      firstName: '태양',
      lastName: '노',
      headline: '기계 설계 엔지니어',
      email: 'taeyang.noh@example.com',
      phone: '010-0000-0118',
      location: '창원',
      linkedin: '',
      website: 'https://taeyangnoh.example/',
      summary:
        '의료·분석 장비를 설계해 온 4년 차 기계 설계 엔지니어입니다. 기구 설계와 3D 모델링부터 재료 선정, 시제품 제작, 내구 시험까지 맡습니다. 조립하기 쉽고 고치기 쉬운 부품을 양산에 넘깁니다.',
    },
    experience: [
      createExperience(
        '기계 설계 엔지니어',
        '코르반계측',
        '창원',
        ['09/2024'],
        [
          '부품 62개로 된 시료 교환 장치의 기구 설계를 주도해 월 300대 양산을 시작.',
          '끼워맞춤 4곳의 공차 설계를 고쳐 구동부 케이스 불량률을 7%에서 1.5%로 절감.',
          'ANSYS 구조 해석과 재료 변경으로 암의 무게를 절반으로 경량화.',
          '원가 절감 설계로 나사 31개 중 9개를 없애 조립 시간을 14분 단축.',
          '품질·구매·서비스 부서와 설계 검토를 한 해 12회 주관.',
        ],
      ),
      createExperience(
        '설계 담당',
        '낙동펌프',
        '김해',
        ['03/2022', '08/2024'],
        [
          'SolidWorks로 도면 작성 140장을 맡아 생산 현장에 배포.',
          '시제품 제작용 시험기를 만들어 씰 3종을 각각 1,000시간 검증.',
          '내구 시험 보고서 18건을 작성해 금형 제작 전 변경 2건으로 6천만 원을 절감.',
        ],
      ),
      createExperience(
        '설계 인턴',
        '낙동펌프',
        '김해',
        ['07/2021', '08/2021'],
        ['주물 200개를 측정해 금형 한 면의 마모를 확인.', '측정 데이터 정리를 자동화해 하루 작업을 10분으로 단축.'],
      ),
    ],
    education: [createEducation(['학사', '기계공학'], '마산만공과대학교', '창원', ['03/2016', '02/2022'])],
    skills: [
      '기구 설계',
      '3D 모델링',
      '구조 해석',
      '공차 설계',
      '시제품 제작',
      '내구 시험',
      '도면 작성',
      '재료 선정',
      '원가 절감 설계',
      '양산 이관',
      'SolidWorks',
      'CATIA',
      'ANSYS',
    ],
    certifications: [{ name: '일반기계기사', issuer: '', date: '2021' }],
    languages: [{ name: '영어', level: 'TOEIC 810점' }],
  }),
};
