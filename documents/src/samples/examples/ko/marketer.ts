import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '어느 매체에서 무엇을 했고 무엇이 달라졌는지 줄마다 밝힙니다.',
  skills: ['콘텐츠 기획', '검색 키워드 조사', '뉴스레터 발행'],
  resume: createResume({
    personalInfo: {
      firstName: '가온',
      lastName: '문',
      headline: '콘텐츠 마케터',
      email: 'gaon.mun@example.com',
      phone: '010-0000-0126',
      location: '서울',
      linkedin: '',
      website: 'https://gaonmun.example/',
      summary:
        '여행과 식품 분야 4년 차 콘텐츠 마케터입니다. 독자의 질문에서 콘텐츠 기획을 시작하고, 긴 글을 쓰고 다듬은 뒤 독자가 무엇을 했는지 수치로 확인합니다. 매주 두 편의 뉴스레터를 편집했습니다.',
    },
    experience: [
      createExperience(
        '콘텐츠 마케터',
        '순무여행',
        '서울',
        ['03/2024'],
        [
          '검색 키워드 조사로 글 48편을 기획해 검색 유입을 월 2만 2천 건에서 6만 1천 건으로 확대.',
          '오래된 안내 글 30편을 다시 써서 그중 19편을 검색 결과 첫 페이지에 올림.',
          '필자 9명이 쓰는 톤앤매너 관리 지침을 만들어 교정 횟수를 3회에서 1회로 줄임.',
          '숙소 주인과 가이드 26명을 만나 인터뷰 기사를 연재, 가장 많이 공유된 시리즈로 키움.',
          '브랜드 두 곳의 콘텐츠 캘린더와 연 1억 원의 예산을 운영.',
        ],
      ),
      createExperience(
        '주니어 에디터',
        '북쪽시장',
        '서울',
        ['07/2022', '02/2024'],
        [
          '구독자 3만 4천 명의 주 2회 뉴스레터 발행을 맡아 열람률을 24%에서 37%로 개선.',
          '제목 40종을 시험하고 결과를 정리해 지금도 신입 교육에 활용.',
          '조리법과 가격의 자료 조사 절차를 세워 분기별 정정을 12건에서 2건으로 줄임.',
        ],
      ),
      createExperience(
        '편집 인턴',
        '주간 한강',
        '고양',
        ['01/2022', '06/2022'],
        [
          '동네 음식에 관한 짧은 글 35편을 쓰고 그중 4편을 표지 기사로 게재.',
          '행사면 원고 작성을 이어받아 접수부터 인쇄까지의 시간을 절반으로 단축.',
        ],
      ),
    ],
    education: [createEducation(['학사', '국어국문학'], '누리벌대학교', '고양', ['03/2018', '02/2022'])],
    skills: [
      '콘텐츠 기획',
      '원고 작성',
      '카피라이팅',
      '검색 키워드 조사',
      '교정 교열',
      '뉴스레터 발행',
      '워드프레스',
      '구글 애널리틱스',
    ],
    achievements: ['2025년 지역 음식 글 공모전 우수상(학교 급식 연재)'],
    certifications: [{ name: 'KBS한국어능력시험 2+급', issuer: 'KBS', date: '2023' }],
    languages: [{ name: '영어', level: '업무 회화' }],
  }),
};
