import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '업무 나열 대신 모델과 판단을, 자격은 한눈에 보이게.',
  skills: ['현금흐름 예측', '기업 가치평가', 'Power BI'],
  resume: createResume({
    personalInfo: {
      firstName: '도현',
      lastName: '정',
      headline: '재무 분석가',
      email: 'dohyun.jeong@example.com',
      phone: '010-0000-0188',
      location: '서울',
      linkedin: '',
      website: 'https://dohyunjeong.example/',
      summary:
        '재생에너지 분야 5년 차 재무 분석가입니다. 감사를 통과하는 재무 모델을 만들고 한 장으로 설명합니다. CFA 레벨 2에 합격했고, 풍력 단지 38곳의 현금흐름 예측과 예산 편성을 맡고 있습니다.',
    },
    experience: [
      createExperience(
        '재무 분석가',
        '종달바람에너지',
        '서울',
        ['01/2024'],
        [
          '풍력 단지 38곳의 현금흐름 예측을 맡아 재무 모델링 기준을 해외 법인 2곳에 확산.',
          '엑셀 파일 60개를 SQL 데이터베이스 하나로 바꿔 월 예측을 9일에서 4일로 단축.',
          '2분기 실적 차이 분석에서 두 번 계상된 보조금 8억 7천만 원을 찾아 바로잡음.',
          '배터리 부지 3곳의 투자 타당성 검토를 작성해 2곳을 착공하고 1곳은 조기에 중단.',
        ],
      ),
      createExperience(
        '주니어 재무 분석가',
        '하늘벨 자문',
        '서울',
        ['07/2021', '12/2023'],
        [
          '파트너 3명과 함께 11개사의 기업 가치평가와 시나리오 분석 보고서를 작성.',
          '동종 기업 비교표를 엑셀과 Power BI로 자동화해 보고서당 6시간 절감.',
          '고객사 4곳의 예산 편성을 한 줄씩 점검해 감사 전에 오류 23건을 보고.',
        ],
      ),
      createExperience(
        '재무 인턴',
        '너른뫼시청 공원과',
        '너른뫼',
        ['07/2020', '08/2020'],
        [
          '청구서 1,400건을 대조해 이중 지급된 3,600만 원을 회수.',
          '월간 경영 보고 절차를 12쪽 안내서로 정리, 지금도 사용 중.',
        ],
      ),
    ],
    education: [createEducation(['학사', '경영학'], '너른뫼대학교', '경기', ['03/2016', '02/2021'], '4.2/4.5')],
    skills: [
      '재무 분석',
      '재무 모델링',
      '예산 편성',
      '실적 차이 분석',
      '기업 가치평가',
      '현금흐름 예측',
      '엑셀',
      'SQL',
      'Power BI',
    ],
    certifications: [
      { name: 'CFA 레벨 2 합격', issuer: 'CFA Institute', date: '2025' },
      { name: '재경관리사', issuer: '', date: '2021' },
    ],
    languages: [{ name: '영어', level: 'TOEIC 930점' }],
  }),
};
