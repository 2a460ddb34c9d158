import { numberWords } from '../language/number-words';
import { canonicalizeText } from '../language/text-processing';
import { isRequired, type PostingLine } from './posting-lines';

export interface RequiredYears {
  years: number;
  phrase: string;
}

const yearWords: Record<string, number> = Object.fromEntries([
  ...Object.values(numberWords).flatMap((words) =>
    Object.entries(words).filter(([, value]) => value >= 1 && value <= 10),
  ),
  ...[...'一二三四五六七八九十'].map((digit, index) => [digit, index + 1] as const),
]);

const yearsPattern = new RegExp(
  [
    `(?<![\\p{Script=Latin}\\p{N}])(\\d{1,2}|${Object.keys(yearWords).join('|')})`,
    `(?:\\s*\\(\\d{1,2}\\))?(?:\\s*(?:\\+|plus|or more|o más|ou plus|oder mehr))?`,
    `(?:\\s*(?:-|–|~|〜|to|a|à|bis|et|und|or)\\s*(?:\\d{1,2}|\\p{L}+))?(?:\\s*\\+)?\\s*`,
    `(?:(?:full )?(?:years?|yrs?|años?|ans?|jahren?|jahre)(?!\\p{L})|-?jährige?[rnms]?|年(?!\\d)|년)`,
  ].join(''),
  'iu',
);
const experiencePattern = /experien|erfahrung|expérien|berufs|praxis|practice|経験|実務|従事|以上|경력|경험|이상/iu;

/** Returns the minimum years of experience that a posting asks for: 3 for "3–5 years". */
export function findRequiredYears(lines: readonly PostingLine[]): RequiredYears | undefined {
  for (const line of lines) {
    const match =
      isRequired(line) && experiencePattern.test(line.text) ? yearsPattern.exec(canonicalizeText(line.text)) : null;
    if (!match?.[1]) continue;
    const years = yearWords[match[1].toLowerCase()] ?? Number(match[1]);
    if (years > 0 && years <= 30) return { years, phrase: line.text };
  }
  return undefined;
}
