import { canonicalizeText } from '../language/text-processing';
import { hasRequirement, type PostingLine } from './posting-lines';

export interface RequiredYears {
  years: number;
  phrase: string;
}

const numberWords: Record<string, number> = Object.fromEntries(
  [
    ['one', 'un', 'una', 'une', 'ein', 'eine', 'einem', '一'],
    ['two', 'dos', 'deux', 'zwei', '二'],
    ['three', 'tres', 'trois', 'drei', '三'],
    ['four', 'cuatro', 'quatre', 'vier', '四'],
    ['five', 'cinco', 'cinq', 'fünf', '五'],
    ['six', 'seis', 'sechs', '六'],
    ['seven', 'siete', 'sept', 'sieben', '七'],
    ['eight', 'ocho', 'huit', 'acht', '八'],
    ['nine', 'nueve', 'neuf', 'neun', '九'],
    ['ten', 'diez', 'dix', 'zehn', '十'],
  ].flatMap((words, i) => words.map((word) => [word, i + 1] as const)),
);

const yearsPattern = new RegExp(
  [
    `(?<![\\p{Script=Latin}\\p{N}])(\\d{1,2}|${Object.keys(numberWords).join('|')})`,
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
      hasRequirement(line) && experiencePattern.test(line.text) ? yearsPattern.exec(canonicalizeText(line.text)) : null;
    if (!match?.[1]) continue;
    const years = numberWords[match[1].toLowerCase()] ?? Number(match[1]);
    if (years > 0 && years <= 30) return { years, phrase: line.text };
  }
  return undefined;
}
