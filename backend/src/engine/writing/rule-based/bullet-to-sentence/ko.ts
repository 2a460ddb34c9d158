import type { SentenceBuilder, SentenceContext } from './bullet-to-sentence';

const roleEnding = /(?:책임자|담당자|관리자|리더|팀장|반장|점장|파트장|매니저|멘토|강사|위원)$/u;
const nonActionEnding =
  /(?:업무|역할|경험|프로젝트|팀|시스템|서비스|제품|매출|고객|리더|담당자|자격증|등|[임림음움춤꿈끎듦냄김])$/u;

/** Nominalized verbs with an irregular past. */
const pastFormByNoun: Record<string, string> = {
  됨: '되었습니다',
  이끎: '이끌었습니다',
  이끔: '이끌었습니다',
  만듦: '만들었습니다',
  도움: '도왔습니다',
};
const presentFormByNoun: Record<string, string> = {
  이끎: '이끌고 있습니다',
  이끔: '이끌고 있습니다',
  맡음: '맡고 있습니다',
  도움: '돕고 있습니다',
};
const verbalNounEnding = new RegExp(`(?:${Object.keys({ ...pastFormByNoun, ...presentFormByNoun }).join('|')})$`, 'u');

/** First Hangul syllable. The code point of a syllable encodes its vowel and its last consonant. */
const firstSyllable = 0xac00;
const getVowel = (code: number) => Math.floor(((code - firstSyllable) % 588) / 28);
const buildPastSyllable = (code: number, vowel: number) =>
  String.fromCodePoint(firstSyllable + Math.floor((code - firstSyllable) / 588) * 588 + vowel * 28 + 20);
/** Vowel changes in the past tense: ㅣ → ㅕ, ㅜ → ㅝ, ㅗ → ㅘ, ㅚ → ㅙ. ㅏ, ㅐ, ㅓ, ㅔ and ㅕ stay. */
const pastVowelByVowel = new Map([
  [20, 6],
  [13, 14],
  [8, 9],
  [11, 10],
  ...[0, 1, 4, 5, 6].map((vowel) => [vowel, vowel] as const),
]);

/** Returns the past tense of a nominalized verb: "찾음" becomes "찾았습니다", "줄임" becomes "줄였습니다". */
function toPastTense(statement: string): string | undefined {
  // "절감", "녹음" and "시스템" are ordinary nouns.
  if (!/(?:림|김|춤|꿈|움|냄|눔|킴|힘|(?:줄|높|들|붙)임|(?<![녹발방소])음)$/u.test(statement)) return undefined;
  const words = statement.split(' ');
  const word = words.pop() ?? '';
  if (!/^\p{sc=Hangul}+$/u.test(word) || !/[을를로에게아어해여고며%]$|\d/u.test(words.pop() ?? '')) return undefined;
  const [prefix, stem, lastSyllable] = [statement.slice(0, -word.length), word.slice(0, -1), word.slice(-1)];
  const code = lastSyllable.codePointAt(0) ?? 0;
  const stemEndCode = stem.codePointAt(stem.length - 1) ?? 0;
  if (lastSyllable === '음' && stem && (stemEndCode - firstSyllable) % 28 > 0)
    return `${prefix}${stem}${[0, 2, 8].includes(getVowel(stemEndCode)) ? '았' : '었'}습니다`;
  const vowel = (code - firstSyllable) % 28 === 16 && stem ? pastVowelByVowel.get(getVowel(code)) : undefined;
  return vowel === undefined ? undefined : `${prefix}${stem}${buildPastSyllable(code, vowel)}습니다`;
}

const notAnObject =
  /(?:[을를이가은는에로과와도의고여해아어며게히및등%\]\d]|(?<!불)만|까지|부터|동안|(?<!보고|문|제안|계약|설계|명세|계획|견적)서|새로|직접|모두|함께|자체|신규|당일|공동|최초|전면|대폭|추가|정기|수시|매[월일주년]|[후전중시내별]|(?<!시)간|이상|이하)$/u;

/** Adds the object particle: "보고서 작성" becomes "보고서를 작성". */
const addObjectParticle = (bullet: string) =>
  bullet.replace(
    /((?<!\p{sc=Hangul})\p{sc=Hangul}{2,}|(?<!\d)\d+명) (?=(?:\d[\d.,]*%p? )?\p{sc=Hangul}{2,3}$)/u,
    (match, noun: string) => {
      if (notAnObject.test(noun)) return match;
      return `${noun}${((noun.codePointAt(noun.length - 1) ?? 0) - 0xac00) % 28 > 0 ? '을' : '를'} `;
    },
  );

/** Work that lasts as long as the job. All other work was done once. */
const continuousWork =
  /(?:담당|관리|운영|총괄|지원|진행|수행|제공|배치|응대|지도|유지|주관|감독|교육|시행|처리|점검|보조|안내|상담|판매|진료|간호|조율|주도)함?$/u;
const frequency = /(?:매[일주월년달]|해마다|날마다|하루|[주월연] ?\d|정기적|상시|근무당)/u;
/** Completed changes, shown by their figures: "14분에서 6분으로 단축", "22% 절감". */
const completedChange =
  /로 \p{sc=Hangul}{2}함?$(?<=에서 .*|반으로 \p{sc=Hangul}{2,3})|(?:단축|절감|감축|감소|축소|향상|개선|증가|확대|확보)함?$(?<=\d\S* ?\p{sc=Hangul}{2,3})|(?:완료|달성|수상|취득|도입|회수|통과|시작)함?$/u;

const isOngoingWork = (statement: string) =>
  !completedChange.test(statement) && (continuousWork.test(statement) || frequency.test(statement));

function buildLead({ company, isCurrent, precededBy, sentenceIndex }: SentenceContext): string {
  if (precededBy === 'sameEmployer') return ['또한 ', '아울러 ', '이와 함께 '][sentenceIndex % 3] ?? '';
  if (precededBy === 'laterJob') return `${sentenceIndex % 2 ? '더 앞서' : '그 전에 근무한'} ${company}에서는 `;
  return `${isCurrent ? '현재 근무하는 ' : precededBy === 'other' ? '이전에 근무한 ' : ''}${company}에서는 `;
}

function buildPredicate(statement: string, isCurrent: boolean): { text: string; isGrammatical: boolean } {
  const createSentence = (text: string) => ({ text, isGrammatical: true });
  if (/(?:니다|요)$/u.test(statement)) return createSentence(statement);
  const isOngoing = isCurrent && isOngoingWork(statement);
  const verbSuffix = isOngoing ? '하고 있습니다' : '했습니다';
  if (/함$/u.test(statement)) return createSentence(statement.replace(/함$/u, verbSuffix));
  if (roleEnding.test(statement))
    return createSentence(`${statement} 역할을 ${isCurrent ? '맡고 있습니다' : '맡았습니다'}`);
  const verbalNoun = verbalNounEnding.exec(statement)?.[0] ?? '';
  const verbForm = (isCurrent ? presentFormByNoun[verbalNoun] : undefined) ?? pastFormByNoun[verbalNoun];
  if (verbForm) return createSentence(statement.replace(verbalNounEnding, verbForm));
  const pastSentence = toPastTense(statement);
  if (pastSentence) return createSentence(pastSentence);
  if (!nonActionEnding.test(statement) && /\p{sc=Hangul}{2}$/u.test(statement))
    return createSentence(`${addObjectParticle(statement)}${verbSuffix}`);
  return { text: `'${statement}' 업무를 ${verbSuffix}`, isGrammatical: false };
}

export const buildKoreanSentence: SentenceBuilder = {
  buildStatement: (head, context) => {
    const { text, isGrammatical } = buildPredicate(head.replace(/^(?:저는|제가)\s+/u, ''), context.isCurrent);
    return { text: `${buildLead(context)}${text}`, isGrammatical };
  },
  splitParts: (bullet) => bullet.split(/\.\s+|; |, (?=(?:현재|지금)[^,\p{Lu}]* 중$)/u).filter(Boolean),
  formatAddition: (part) => `(${part})`,
  period: '.',
};
