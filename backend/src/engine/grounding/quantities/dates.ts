import { monthNamePattern, parseMonthName, yearBeforeEra } from '@shortlist/documents/i18n/parse-date';

/** Date with a year and perhaps a month (1 to 12). A year alone, such as "2015", is parsed as a number instead. */
export interface FoundDate {
  start: number;
  end: number;
  year: number;
  month?: number;
}

const kanjiDigits = '〇一二三四五六七八九';

function parseSmallNumber(text: string): number {
  // 元 is the first year of an era.
  if (text === '元') return 1;
  if (/^\d+$/.test(text)) return Number(text);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const tensDigit = text.includes('十') ? (tens === '' ? 1 : kanjiDigits.indexOf(tens ?? '')) : 0;
  return tensDigit * 10 + (ones ? kanjiDigits.indexOf(ones) : 0);
}

const yearPattern = '(?:19|20)\\d{2}';
const dayPattern = '(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)?,?\\s+(?:de\\s+)?)?';
type DateReader = (match: RegExpMatchArray) => { year: number; month?: number | undefined };
const monthFirst: DateReader = ([, month, year]) => ({ year: Number(year), month: Number(month) });
const yearFirst: DateReader = ([, year, month]) => ({ year: Number(year), month: month ? Number(month) : undefined });

const dateFormats: [pattern: RegExp, read: DateReader][] = [
  [
    /(明治|大正|昭和|平成|令和|(?<![A-Za-z])[SHR](?=\d{1,2}[年.]))\s?(\d{1,2}|元|[一二三四五六七八九十]{1,3})(?:年度?|\.)(?:\s?(\d{1,2}|[一二三四五六七八九十]{1,2})月)?/gu,
    ([, era, eraYear, month]) => ({
      year: (yearBeforeEra[era ?? ''] ?? 0) + parseSmallNumber(eraYear ?? ''),
      month: month ? parseSmallNumber(month) : undefined,
    }),
  ],
  [
    new RegExp(`(${yearPattern})\\s?[年년]度?도?(?:\\s?(\\d{1,2})\\s?[月월])?(?:\\s?\\d{1,2}\\s?[日일])?`, 'gu'),
    yearFirst,
  ],
  [
    new RegExp(`(?<![\\d.,/-])(${yearPattern})[-./](0?[1-9]|1[0-2])(?:[-./]\\d{1,2})?(?![\\d%]|[.,]\\d)`, 'gu'),
    yearFirst,
  ],
  [new RegExp(`(?<![\\d,/-])(?:\\d{1,2}[./])?(0?[1-9]|1[0-2])[./-](${yearPattern})(?![\\d%])`, 'gu'), monthFirst],
  // Korean: "2023. 3.".
  [new RegExp(`(?<![\\d.,/-])(${yearPattern})\\. ?(0?[1-9]|1[0-2])\\.(?!\\d)`, 'gu'), yearFirst],
  // A school year, "2023/24", and a range of months in one year, "05-09/2019".
  [new RegExp(`(?<![\\d.,/-])(${yearPattern})[/-]\\d{2}(?![\\d/.-])`, 'gu'), ([, year]) => ({ year: Number(year) })],
  [new RegExp(`(?<![\\d,/-])(0?[1-9]|1[0-2])-(?:0?[1-9]|1[0-2])/(${yearPattern})(?!\\d)`, 'gu'), monthFirst],
  [
    new RegExp(
      `(?<![\\p{L}\\d])${dayPattern}(${monthNamePattern})\\.?,?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?\\s+(?:de[l]?\\s+|of\\s+)?(${yearPattern})(?!\\d)`,
      'giu',
    ),
    ([, name, year]) => ({ year: Number(year), month: parseMonthName(name ?? '') }),
  ],
];

/** Finds dates in all six languages: 平成27年, mars 2020, 2020.03. Skips years without a month or a word such as 年. */
export function findDates(text: string): FoundDate[] {
  const dates: FoundDate[] = [];
  if (!/(?:19|20)\d\d|年|년|[SHR]\d/u.test(text)) return dates;
  for (const [pattern, read] of dateFormats)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length];
      if (dates.some((other) => other.start < end && start < other.end)) continue;
      const { year, month } = read(match);
      dates.push({ start, end, year, ...(month !== undefined && { month }) });
    }
  return dates;
}
