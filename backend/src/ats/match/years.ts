import { normal } from '../language/words';
import { isRequired, type JobLine } from './job-lines';

export interface YearsAsked {
  years: number;
  phrase: string;
}

const counted: Record<string, number> = Object.fromEntries(
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

const pattern = new RegExp(
  [
    `(?<![\\p{Script=Latin}\\p{N}])(\\d{1,2}|${Object.keys(counted).join('|')})`,
    `(?:\\s*\\(\\d{1,2}\\))?(?:\\s*(?:\\+|plus|or more|o más|ou plus|oder mehr))?`,
    `(?:\\s*(?:-|–|~|〜|to|a|à|bis|et|und|or)\\s*(?:\\d{1,2}|\\p{L}+))?(?:\\s*\\+)?\\s*`,
    `(?:(?:full )?(?:years?|yrs?|años?|ans?|jahren?|jahre)(?!\\p{L})|-?jährige?[rnms]?|年(?!\\d)|년)`,
  ].join(''),
  'iu',
);
const experience = /experien|erfahrung|expérien|berufs|praxis|practice|経験|実務|従事|以上|경력|경험|이상/iu;

/** Returns the minimum years of experience that a posting asks for: 3 for "3–5 years". */
export function yearsAsked(lines: readonly JobLine[]): YearsAsked | undefined {
  for (const line of lines) {
    const match = isRequired(line) && experience.test(line.text) ? pattern.exec(normal(line.text)) : null;
    if (!match?.[1]) continue;
    const years = counted[match[1].toLowerCase()] ?? Number(match[1]);
    if (years > 0 && years <= 30) return { years, phrase: line.text };
  }
  return undefined;
}
