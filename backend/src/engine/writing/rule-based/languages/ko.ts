import { buildSentence } from '../bullet-to-sentence/bullet-to-sentence';
import type { LanguagePack } from './language-pack';

/**
 * Returns the code of a word's final consonant: 0 for none, undefined if the word does not end in a Hangul syllable.
 */
function getFinalConsonant(word: string): number | undefined {
  const code = (/\p{sc=Hangul}(?=[)\]」』"'’”]*$)/u.exec(word)?.[0].codePointAt(0) ?? 0) - 0xac00;
  return code >= 0 && code < 11_172 ? code % 28 : undefined;
}

/**
 * Returns the same code for a Latin word or a number as pronounced: 8 (ㄹ) for "SQL" and "Oracle", 1 for "Python" and
 * "Git".
 */
function getSpokenConsonant(word: string): number {
  const trimmed = word.replace(/(?<![)\]」』"'’”])[)\]」』"'’”]+$/u, '');
  if (/[Ll]$|R$|[^aeiou]le$|[178]$/u.test(trimmed)) return 8;
  return /[mn]$|ng$|ck$|ook$|(?<=[^aeiou\P{L}][aeiou])[bkpt]$|[036]$/iu.test(trimmed) &&
    !/\p{Lu}[BGKPT]$/u.test(trimmed)
    ? 1
    : 0;
}

/** Selects the particle after a word: `selectParticle('간호사', '과', '와')` is "와". */
export function selectParticle(word: string, afterConsonant: string, afterVowel: string): string {
  const consonant = getFinalConsonant(word) ?? getSpokenConsonant(word);
  if (afterVowel === '로' && consonant === 8) return afterVowel;
  return consonant > 0 ? afterConsonant : afterVowel;
}

/** Endings of titles that name work rather than a person: 기구설계, 해외영업, QA. */
const activityEnding =
  /(?:설계|관리|영업|회계|결산|경리|총무|홍보|구매|조달|자재|품질|마케팅|기획|개발|디자인|편집|운영|생산|물류|배송|배차|통관|무역|인사|채용|급여|법무|재무|재경|세무|노무|감사|분석|연구|상담|판매|지원|보전|정비|가공|조립|포장|용접|시공|감리|견적|공무|공정|번역|통역|촬영|교육|기술|보안|관제|사무|전산|경비|미화|청소|조리|서빙|접수|수납|모금|컨설팅|(?:품질|수입|출하|외관)\s?검사|(?<![A-Z])(?:QA|QC|SCM|CS|PR|HR|HRD|SEO|R&D))$/iu;

/** Formats the title as a person: "기구설계 담당자", "생산직원", "신입 웹디자이너". */
function formatAsPerson(title: string): string {
  const [, beginnerTitle] = /^(.*\S)\s*신입$/u.exec(title) ?? [];
  if (beginnerTitle) return `신입 ${formatAsPerson(beginnerTitle)}`;
  if (/팀$|(?<!공무|정규|정무|별정)직$/u.test(title)) return `${title}원`;
  return activityEnding.test(title) ? `${title} 담당자` : title;
}

/** Unifies spellings that sound alike and variants of loanwords: 매니저 and 메니저, 콘텐츠 and 컨텐츠. */
const normalizeSpelling = (word: string) =>
  word
    .replaceAll('컨텐츠', '콘텐츠')
    .replaceAll('센타', '센터')
    .replaceAll('프런트', '프론트')
    .normalize('NFD')
    .replace(/[ᅤᅦᅨ]/gu, 'ᅢ')
    .replace(/[ᅫᅰ]/gu, 'ᅬ')
    .normalize('NFC');

const joinItems = (items: readonly string[]): string => {
  const [first = '', second = ''] = items;
  return items.length === 2 ? `${first}${selectParticle(first, '과', '와')} ${second}` : items.join(', ');
};

export const ko: LanguagePack = {
  titleRules: {
    seniorityPatterns: {
      junior: /신입|주니어|인턴|수습|견습|실습생|초급|junior|trainee|intern(?!\p{L})/u,
      senior: /시니어|선임|수석|책임|주임|대리(?!인|점|운전|기사)|(?<!간호)과장|(?<!주)차장|senior|principal/u,
      lead: /수(?=간호사)|간호과장|팀장|파트장|부장|실장|본부장|[센샌]터장|점장|소장|원장|편집장|주방장|조장|라인장|그룹장|단장|반장|공장장|지점장|국장|(?<=도서|미술|박물)관장|(?<=영업|기술|마케팅|재무|개발|사업)이사|리더|총괄|(?<!\p{L})장$|lead(?! generation)|head|chief/u,
    },
    seniorityTemplates: { junior: '주니어 {title}', senior: '시니어 {title}', lead: '{title}(팀장)' },
    minorWords: new Set(['및', '겸', 'of', 'the', 'and']),
    capitalization: 'none',
    normalizeWord: normalizeSpelling,
    formatInSentence: formatAsPerson,
  },
  joinList: joinItems,
  seniorityPhrases: {
    junior: {
      summary: '모르는 점은 먼저 확인하고 받은 피드백은 바로 업무에 반영합니다.',
      bullet: '익힌 업무 절차를 노트로 정리하고 실수한 부분을 다시 점검',
    },
    senior: {
      summary: '실무에서 익힌 노하우를 동료와 나누고 후배의 성장을 돕습니다.',
      bullet: '후배 [숫자]명의 실무 적응을 돕고 정기적으로 피드백을 제공',
    },
    lead: {
      summary: '우선순위를 분명히 하고 결정의 이유를 팀에 설명합니다.',
      bullet: '팀원 [숫자]명의 업무를 배분하고 진행 상황을 정기적으로 점검',
    },
  },
  openings: [
    (title) => `${title} 직무에 지원합니다.`,
    (title) => `${title} 채용 공고를 보고 지원합니다.`,
    (title) => `이번 ${title} 채용에 지원하게 되었습니다.`,
    (title) => `${title}${selectParticle(title, '으로', '로')} 함께 일하고자 지원서를 드립니다.`,
  ],
  closings: [
    (strengths, company) =>
      `지금까지 익힌 ${strengths} 역량을 ${company}에서 발휘하고 싶습니다. 면접에서 자세히 말씀드릴 기회를 주시면 감사하겠습니다.`,
    (strengths, company) =>
      `${strengths} 경험이 ${company}에 도움이 될 것이라고 생각합니다. 직접 뵙고 말씀드릴 기회를 기다리겠습니다.`,
    (strengths, company) =>
      `이 경험을 바탕으로 ${company}에서도 ${strengths} 역량으로 기여하겠습니다. 지원서를 검토해 주셔서 감사합니다.`,
    (strengths, company) =>
      `${strengths}에 관한 지식을 살려 ${company}에 보탬이 되고 싶습니다. 끝까지 읽어 주셔서 감사드리며, 면접에서 뵙기를 바랍니다.`,
  ],
  coverLetter: {
    openings: [
      (title, company) => `${company}의 ${title} 직무에 지원합니다.`,
      (title, company) => `${company}의 ${title} 채용 공고를 보고 지원합니다.`,
      (title, company) => `이번 ${company}의 ${title} 채용에 지원하게 되었습니다.`,
    ],
    bridges: [],
    qualifications: (skills) => `이 밖에 공고에서 찾으시는 ${joinItems(skills)} 역량도 갖추고 있습니다.`,
    skills: (skills) => `${joinItems(skills)} 역량을 갖추고 있습니다.`,
    certificates: (names) => `${names.join(', ')}도 보유하고 있습니다.`,
    spokenLanguages: (languages) => `${languages.join(', ')}도 가능합니다.`,
    motivation: (company, reason) => `${company}에 지원하는 이유는 ${reason}입니다.`,
    closings: [
      () =>
        '지금까지 쌓은 경험을 맡게 될 업무에서도 살리고 싶습니다. 면접에서 자세히 말씀드릴 기회를 주시면 감사하겠습니다.',
      () => '제 경험이 어떻게 도움이 될지 직접 말씀드리고 싶습니다. 면접에서 뵙기를 바랍니다.',
      () => '이 경험을 바탕으로 새로운 자리에서도 성과로 기여하겠습니다. 지원서를 검토해 주셔서 감사합니다.',
    ],
  },
  summary: {
    opening: (title, employers, years) => {
      if (!employers) return `${formatAsPerson(title)}입니다.`;
      return `${employers}에서 ${years ? `${years}년간 ` : ''}경험을 쌓은 ${formatAsPerson(title)}입니다.`;
    },
    skills: (skills) => `핵심 역량은 ${skills.join(', ')}입니다.`,
    latest: (employer, bullet) =>
      `최근 ${buildSentence(bullet, { company: employer, isCurrent: false, precededBy: 'nothing', sentenceIndex: 0 }, 'ko')}`,
  },
};
