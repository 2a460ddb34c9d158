import { isOngoingWord, monthNamePattern, parseMonthName, presentPattern } from '@shortlist/documents/i18n/parse-date';
import { canonicalizeText } from './text-processing';

/** Time span in months since year 0, both ends inclusive. A bare year spans its twelve months. */
export interface MonthSpan {
  from: number;
  to: number;
}

function createMonthSpan(year: string | undefined, month: string | number | undefined): MonthSpan | undefined {
  const monthNumber = Number(month);
  return monthNumber >= 1 && monthNumber <= 12
    ? { from: Number(year) * 12 + monthNumber - 1, to: Number(year) * 12 + monthNumber - 1 }
    : undefined;
}

const createYearSpan = (year: string | undefined): MonthSpan => ({
  from: Number(year) * 12,
  to: Number(year) * 12 + 11,
});

/**
 * Parses "MM/YYYY", "YYYY-MM", "2020年3月", "2020.03" or "YYYY". Words such as "present" mean the month of `today` (ISO
 * date). Returns undefined for other texts.
 */
export function parseDate(text: string, today: string): MonthSpan | undefined {
  const date = canonicalizeText(text);
  if (isOngoingWord(date)) return parseIsoMonth(today);
  const monthFirst = /^(\d{1,2})[/.-](\d{4})$/.exec(date);
  if (monthFirst) return createMonthSpan(monthFirst[2], monthFirst[1]);
  const yearFirst = /^(\d{4})(?:[/.-]|年 ?|년 ?)(\d{1,2})(?:月|월)?$/.exec(date);
  if (yearFirst) return createMonthSpan(yearFirst[1], yearFirst[2]);
  const year = /^(\d{4})(?:年|년)?$/.exec(date);
  return year ? createYearSpan(year[1]) : undefined;
}

/** Parses the month of an ISO date (YYYY-MM or YYYY-MM-DD). */
export function parseIsoMonth(iso: string): MonthSpan | undefined {
  return createMonthSpan(iso.slice(0, 4), iso.slice(5, 7));
}

const datePattern = new RegExp(
  [
    `(?<!\\p{L})(?<name>${monthNamePattern})\\.?\\s+(?:de\\s+)?(?<nameYear>\\d{4})`,
    '(?<!\\d)(?<first>\\d{1,2})[/.-](?<firstYear>\\d{4})',
    '(?<!\\d)(?<lastYear>\\d{4})(?:[/.-]|年\\s?|년\\s?)(?<last>\\d{1,2})(?!\\d)[月월]?',
    '(?<!\\d)(?<year>(?:19|20)\\d{2})(?!\\d)',
    `(?<!\\p{L})(?<now>${presentPattern})(?!\\p{L})`,
  ].join('|'),
  'giu',
);

/** Finds the dates in a text: "Mar 2020 – Present". `isOngoing` is true if the text has a word like "Present". */
export function findDateSpans(text: string): { spans: MonthSpan[]; isOngoing: boolean } {
  const spans: MonthSpan[] = [];
  let isOngoing = false;
  for (const { groups = {} } of canonicalizeText(text).matchAll(datePattern)) {
    const span = groups.name
      ? createMonthSpan(groups.nameYear, parseMonthName(groups.name))
      : groups.firstYear
        ? createMonthSpan(groups.firstYear, groups.first)
        : groups.lastYear
          ? createMonthSpan(groups.lastYear, groups.last)
          : groups.year
            ? createYearSpan(groups.year)
            : undefined;
    if (span) spans.push(span);
    else if (groups.now) isOngoing = true;
  }
  return { spans, isOngoing };
}
