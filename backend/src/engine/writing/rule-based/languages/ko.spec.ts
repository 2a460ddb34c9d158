import { buildSentence } from '../bullet-to-sentence/bullet-to-sentence';
import { findOccupation } from '../titles/find-occupation';
import { formatTitleInSentence } from '../titles/title';
import { ko, selectParticle } from './ko';

it.each([
  ['간호사', '와'],
  ['품질 관리 팀장', '과'],
  ['엑셀', '과'],
  ['SQL', '과'],
  ['Python', '과'],
  ['Git', '과'],
  ['Google Marketing', '과'],
  ['Java', '와'],
  ['Docker', '와'],
  ['React', '와'],
  ['AWS', '와'],
  ['QA', '와'],
])('joins %s with %s', (word, particle) => {
  expect(selectParticle(word, '과', '와')).toBe(particle);
});

it.each([
  ['간호사', '로'],
  ['팀장', '으로'],
  ['엑셀', '로'],
  ['제약영업 MR', '로'],
  ['Oracle', '로'],
  ['Python', '으로'],
])('uses 로 after a vowel or ㄹ, otherwise 으로: %s%s', (word, particle) => {
  expect(selectParticle(word, '으로', '로')).toBe(particle);
});

it.each([
  ['기구설계', '기구설계 담당자'],
  ['생산직', '생산직원'],
  ['회계팀', '회계팀원'],
  ['웹디자이너 신입', '신입 웹디자이너'],
  ['QA', 'QA 담당자'],
  ['간호사', '간호사'],
  ['경영지원팀 인턴', '경영지원팀 인턴'],
  ['검사', '검사'],
])('turns the name of a field of work into the title of a person: %s becomes %s', (title, formatted) => {
  expect(formatTitleInSentence(title, 'ko')).toBe(formatted);
});

it('describes skills as abilities in a letter instead of copying the list form', () => {
  for (const closing of ko.closings)
    expect(closing('Python과 SQL', '한빛', ['Python', 'SQL'])).toMatch(/Python과 SQL(?: 역량| 경험|에 관한 지식)/u);
});

describe('Korean titles with variants and typos', () => {
  it.each([
    ['물리치로사', 'Healthcare', 'physical-therapist', 'standard'],
    ['공인중게사', 'Real Estate', 'real-estate-agent', 'standard'],
    ['매장 메니저', 'Retail', 'store-manager', 'standard'],
    ['컨텐츠 마케터', 'Marketing', 'content-writer', 'standard'],
    ['법무팀 사원', 'Legal', 'paralegal', 'standard'],
    ['수간호사', 'Healthcare', 'registered-nurse', 'lead'],
    ['해외영업 과장', 'Sales', 'sales-representative', 'senior'],
    ['대리운전 기사', 'Operations', 'driver', 'standard'],
    ['어린이집 원장', 'Education', 'school-principal', 'lead'],
    // A different consonant makes a different word: 법무 and 업무, 도장 and 포장.
    ['업무 담당자', 'Legal', 'legal-professional', 'standard'],
    ['포장 기술자', 'Manufacturing', 'manufacturing-professional', 'standard'],
    // 차장 is a seniority level, but not inside 주차장.
    ['주차장 관리인', 'Operations', 'operations-professional', 'standard'],
  ] as const)('%s in %s is %s, %s', (title, industry, id, seniority) => {
    const found = findOccupation(title, industry, 'ko');
    expect([found.occupation.id, found.seniority]).toEqual([id, seniority]);
  });
});

it.each([
  ['매출 분석 보고서 작성', '매출 분석 보고서를 작성했습니다.'],
  ['신규 입사자 3명 멘토링', '신규 입사자 3명을 멘토링했습니다.'],
  ['고객 불만 처리', '고객 불만을 처리했습니다.'],
  ['응답 시간 35% 단축', '응답 시간을 35% 단축했습니다.'],
  ['설비를 정기적으로 점검', '설비를 정기적으로 점검했습니다.'],
  ['결제 서버를 직접 구축', '결제 서버를 직접 구축했습니다.'],
])("adds the particle to a bullet's noun in a sentence: %s", (bullet, sentence) => {
  const context = { company: '한빛', isCurrent: false, precededBy: 'nothing', sentenceIndex: 0 } as const;
  expect(buildSentence(bullet, context, 'ko')).toBe(`한빛에서는 ${sentence}`);
});

it('separates three items with commas and joins two', () => {
  expect([ko.joinList(['Java', 'MySQL']), ko.joinList(['Java', 'MySQL', '엑셀'])]).toEqual([
    'Java와 MySQL',
    'Java, MySQL, 엑셀',
  ]);
});
