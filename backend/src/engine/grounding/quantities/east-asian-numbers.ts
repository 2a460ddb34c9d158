import type { FoundNumber } from './digit-numbers';

const digits: Record<string, number> = {};
for (const row of ['〇一二三四五六七八九', '零壱弐参肆伍陸漆捌玖', '零壹貳參', '영일이삼사오육칠팔구'])
  [...row].forEach((char, index) => (digits[char] = index));
digits['공'] = 0;
const smallUnits: Record<string, number> = {
  十: 10,
  拾: 10,
  百: 100,
  佰: 100,
  千: 1e3,
  仟: 1e3,
  십: 10,
  백: 100,
  천: 1e3,
};
const largeUnits: Record<string, number> = { 万: 1e4, 萬: 1e4, 億: 1e8, 兆: 1e12, 만: 1e4, 억: 1e8, 조: 1e12 };

function parseNumerals(text: string): number {
  let [largeTotal, section] = [0, 0];
  let number: number | undefined;
  for (const [part] of text.matchAll(/\d[\d,]*(?:\.\d+)?|\S/gu)) {
    if (/^\d/.test(part)) number = Number(part.replaceAll(',', ''));
    else if (part in digits) number = (number ?? 0) * 10 + (digits[part] ?? 0);
    else if (part in smallUnits) {
      section += (number ?? 1) * (smallUnits[part] ?? 1);
      number = undefined;
    } else if (part in largeUnits) {
      largeTotal += (section + (number ?? 0) || 1) * (largeUnits[part] ?? 1);
      [section, number] = [0, undefined];
    }
  }
  // 1.2億 is 120000000, not 119999999.99999999.
  return Number((largeTotal + section + (number ?? 0)).toPrecision(15));
}

const japaneseCounters =
  '(?:名|人|件|個|社|台|店|床|本|枚|冊|回|度|校|棟|拠点|[箇かカヶヵケ]所|種|項目|点|位|部署|部門|チーム|世帯|家族|組|秒|分|時間|日|週|[箇かカヶヵケ]月|月|年|割|倍|パーセント|%|円|ドル|ユーロ|歳|階|[箇かカヶヵケ]国|都市|支店|余|超|以上|以下|近く|数|つ|ページ|通|品|案件|プロジェクト|キロ|トン|団体|シフト|勤務|万|億)';
const koreanCounters =
  '(?:명|분|개|건|곳|회|번|대|권|장|종|팀|가지|시간|초|일(?!\\p{L})|주(?!\\p{L})|달|년|배|할|퍼센트|프로|%|원|달러|유로|엔|만|억|살|층|지점|병상|가족|가구|여|이상|이하|사(?!\\p{L})|페이지|위|부서|학교|인(?!\\p{L})|군데|차례|사람|만큼)';

/** Matches only the first digit of a number. A match attempt at every digit would take quadratic time. */
const firstDigit = '(?<!\\d,?)\\d';

const kanjiNumerals = '〇零一二三四五六七八九壱壹弐貳参參肆伍陸漆捌玖十拾百佰千仟万萬億兆';
const japanesePattern = new RegExp(
  `${firstDigit}[\\d,]*(?:\\.\\d+)?(?:\\s?[十百千万億兆](?:\\d[\\d,]*(?:\\.\\d+)?)?)+|(?<![\\p{L}])数[十百千万億]+|数[十百千万億]+|[${kanjiNumerals}]+(?=${japaneseCounters}|명|건|개|회|년|원)`,
  'gu',
);
/** Words that only look like numbers: 十分な, 四国, 万一. */
const japaneseNonNumbers = /^(?:十分[なにで]|四国|三国|千代|万一)/u;

const sinoKoreanDigits = '영일이삼사오육칠팔구십백천만억조';
const sinoKoreanPattern = new RegExp(
  `${firstDigit}[\\d,]*(?:\\.\\d+)?\\s?[십백천만억조]+(?:\\s?\\d[\\d,]*(?:\\.\\d+)?\\s?[십백천만억조]*(?!\\s?(?:명|건|개|%))|\\s?[${sinoKoreanDigits}]+(?=\\s?${koreanCounters}))*|(?<!\\p{L})수[십백천만억]+|(?<!\\p{L})(?:[${sinoKoreanDigits}]{2,}|[십백천만억])(?=\\s?${koreanCounters})`,
  'gu',
);

const nativeKoreanTens: Record<string, number> = {
  열: 10,
  스물: 20,
  스무: 20,
  서른: 30,
  마흔: 40,
  쉰: 50,
  예순: 60,
  일흔: 70,
  여든: 80,
  아흔: 90,
};
const nativeKoreanOnes: Record<string, number> = {
  하나: 1,
  한: 1,
  둘: 2,
  두: 2,
  셋: 3,
  세: 3,
  석: 3,
  넷: 4,
  네: 4,
  넉: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
};
const nativeKoreanPattern = new RegExp(
  `(?<!\\p{L})(?:백\\s?)?(?:(${Object.keys(nativeKoreanTens).join('|')})\\s?(${Object.keys(nativeKoreanOnes).join('|')})?|(${Object.keys(nativeKoreanOnes).join('|')}))(?=\\s?${koreanCounters})`,
  'gu',
);

/** Fractions and multiples: 半分, 半減, 倍増, 三分の一, 절반, 삼분의 일. */
const fractionPatterns: [pattern: RegExp, getAmount: (match: RegExpMatchArray) => number, isFraction: boolean][] = [
  [/半分|半減|半数|절반|반으로|반감/gu, () => 0.5, true],
  [/倍増|(?<![\d一二三四五六七八九十百数.])倍に|배증|갑절|(?<![\p{L}\d])배로/gu, () => 2, false],
  [
    new RegExp(`(?<![\\d${kanjiNumerals}])([\\d${kanjiNumerals}]+)分の([\\d${kanjiNumerals}]+)`, 'gu'),
    (match) => parseNumerals(match[2] ?? '') / parseNumerals(match[1] ?? ''),
    true,
  ],
  [
    new RegExp(`(?<![\\d${sinoKoreanDigits}])([\\d${sinoKoreanDigits}]+)\\s?분의\\s?([\\d${sinoKoreanDigits}]+)`, 'gu'),
    (match) => parseNumerals(match[2] ?? '') / parseNumerals(match[1] ?? ''),
    true,
  ],
];

function findFractions(text: string): FoundNumber[] {
  return fractionPatterns.flatMap(([pattern, getAmount, isFraction]) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      amounts: [getAmount(match)],
      ...(isFraction ? { isFraction: true as const } : { isMultiplier: true as const }),
    })),
  );
}

/** Marks 数百 as vague, because it means at least 200. */
const toFoundNumber = (match: RegExpMatchArray, amount: number): FoundNumber => {
  const isVague = /^[数수]/u.test(match[0]);
  const start = match.index ?? 0;
  return {
    start,
    end: start + match[0].trimEnd().length,
    amounts: [amount],
    ...(isVague && { isLowerBound: true as const }),
  };
};

export function findJapaneseNumbers(text: string): FoundNumber[] {
  const numberMatches = [...text.matchAll(japanesePattern)].filter(
    (match) => match[0] !== '一' && !japaneseNonNumbers.test(text.slice(match.index, match.index + 4)),
  );
  return [...findFractions(text), ...numberMatches.map((match) => toFoundNumber(match, parseNumerals(match[0])))];
}

const findSinoKoreanNumbers = (text: string) =>
  [...text.matchAll(sinoKoreanPattern)]
    .filter((match) => !isKoreanNonNumber(match, text))
    .map((match) => toFoundNumber(match, parseNumerals(match[0])));

/** Korean words that begin like a number with a counter: 천장, 이사회, 열 회수, 세대, 세분화. */
const koreanNonNumbers =
  /^(?:천장|천사|천일|만회|만사|만일|만기|백엔|백서|구조|구장|조사|조건|이사|이번|일이|일일|일시|사장|오일|열 ?(?:회수|교환|처리|전달|관리)|[한두세네석넉](?:분|대|초|장|주|일|년|사|권))/u;
const isKoreanNonNumber = (match: RegExpMatchArray, text: string) =>
  koreanNonNumbers.test(text.slice(match.index, (match.index ?? 0) + 6));

export function findKoreanNumbers(text: string): FoundNumber[] {
  const nativeNumbers = [...text.matchAll(nativeKoreanPattern)].flatMap((match) => {
    const amount =
      (match[0].startsWith('백') ? 100 : 0) +
      (nativeKoreanTens[match[1] ?? ''] ?? 0) +
      (nativeKoreanOnes[match[2] ?? match[3] ?? ''] ?? 0);
    return amount === 1 || isKoreanNonNumber(match, text) ? [] : [toFoundNumber(match, amount)];
  });
  return [...findFractions(text), ...findSinoKoreanNumbers(text), ...nativeNumbers];
}
