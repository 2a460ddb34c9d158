import { monthNamePattern, parseMonthName, yearBeforeEra } from '@shortlist/documents/i18n/parse-date';

/** `month` starts at 1. A calendar year alone is parsed as a number. */
export interface FoundDate {
  start: number;
  end: number;
  year: number;
  month?: number;
}

const kanjiDigits = '〇一二三四五六七八九';

function parseSmallNumber(text: string): number {
  if (text === '元') return 1;
  if (/^\d+$/.test(text)) return Number(text);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const ten = text.includes('十') ? (tens === '' ? 1 : kanjiDigits.indexOf(tens ?? '')) : 0;
  return ten * 10 + (ones ? kanjiDigits.indexOf(ones) : 0);
}

const year = '(?:19|20)\\d{2}';
const day = '(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)?,?\\s+(?:de\\s+)?)?';
type DateReader = (match: RegExpMatchArray) => { year: number; month?: number | undefined };
const monthFirst: DateReader = ([, month, year]) => ({ year: Number(year), month: Number(month) });
const yearFirst: DateReader = ([, year, month]) => ({ year: Number(year), month: month ? Number(month) : undefined });

const dateFormats: [RegExp, DateReader][] = [
  [
    /(明治|大正|昭和|平成|令和|(?<![A-Za-z])[SHR](?=\d{1,2}[年.]))\s?(\d{1,2}|元|[一二三四五六七八九十]{1,3})(?:年度?|\.)(?:\s?(\d{1,2}|[一二三四五六七八九十]{1,2})月)?/gu,
    ([, era, count, month]) => ({
      year: (yearBeforeEra[era ?? ''] ?? 0) + parseSmallNumber(count ?? ''),
      month: month ? parseSmallNumber(month) : undefined,
    }),
  ],
  [new RegExp(`(${year})\\s?[年년]度?도?(?:\\s?(\\d{1,2})\\s?[月월])?(?:\\s?\\d{1,2}\\s?[日일])?`, 'gu'), yearFirst],
  [new RegExp(`(?<![\\d.,/-])(${year})[-./](0?[1-9]|1[0-2])(?:[-./]\\d{1,2})?(?![\\d%]|[.,]\\d)`, 'gu'), yearFirst],
  [new RegExp(`(?<![\\d,/-])(?:\\d{1,2}[./])?(0?[1-9]|1[0-2])[./-](${year})(?![\\d%])`, 'gu'), monthFirst],
  // Korean: "2023. 3.".
  [new RegExp(`(?<![\\d.,/-])(${year})\\. ?(0?[1-9]|1[0-2])\\.(?!\\d)`, 'gu'), yearFirst],
  // A school year, and a range of months in a year: "2023/24", "05-09/2019".
  [new RegExp(`(?<![\\d.,/-])(${year})[/-]\\d{2}(?![\\d/.-])`, 'gu'), ([, year]) => ({ year: Number(year) })],
  [new RegExp(`(?<![\\d,/-])(0?[1-9]|1[0-2])-(?:0?[1-9]|1[0-2])/(${year})(?!\\d)`, 'gu'), monthFirst],
  [
    new RegExp(
      `(?<![\\p{L}\\d])${day}(${monthNamePattern})\\.?,?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?\\s+(?:de[l]?\\s+|of\\s+)?(${year})(?!\\d)`,
      'giu',
    ),
    ([, name, year]) => ({ year: Number(year), month: parseMonthName(name ?? '') }),
  ],
];

/**
 * Finds dates with a month, and years marked by a calendar word, in any of the six languages: 平成27年, mars 2020,
 * 2020.03.
 */
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
