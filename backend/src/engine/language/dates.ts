import { monthNamePattern, parseMonthName } from '@shortlist/documents/i18n/parse-date';
import { isPresentWord, presentPattern } from '@shortlist/documents/i18n/format-date';
import { canonicalizeText } from './text-processing';

/** Time span in months since year 0 with inclusive ends. A bare year spans its twelve months. */
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
 * Parses "MM/YYYY", "YYYY-MM", "2020年3月", "2020.03" or "YYYY". Words such as "present" mean the month of `today`, an
 * ISO date. Returns undefined for any other text.
 */
export function parseDate(text: string, today: string): MonthSpan | undefined {
  const date = canonicalizeText(text);
  if (isPresentWord(date)) return parseIsoMonth(today);
  const monthFirstMatch = /^(\d{1,2})[/.-](\d{4})$/.exec(date);
  if (monthFirstMatch) return createMonthSpan(monthFirstMatch[2], monthFirstMatch[1]);
  const yearFirstMatch = /^(\d{4})(?:[/.-]|年 ?|년 ?)(\d{1,2})(?:月|월)?$/.exec(date);
  if (yearFirstMatch) return createMonthSpan(yearFirstMatch[1], yearFirstMatch[2]);
  const yearMatch = /^(\d{4})(?:年|년)?$/.exec(date);
  return yearMatch ? createYearSpan(yearMatch[1]) : undefined;
}

/** Parses the month of an ISO date (YYYY-MM or YYYY-MM-DD). */
export function parseIsoMonth(iso: string): MonthSpan | undefined {
  return createMonthSpan(iso.slice(0, 4), iso.slice(5, 7));
}

const datePattern = new RegExp(
  [
    `(?<!\\p{L})(?<monthName>${monthNamePattern})\\.?\\s+(?:de\\s+)?(?<monthNameYear>\\d{4})`,
    '(?<!\\d)(?<leadingMonth>\\d{1,2})[/.-](?<yearAfterMonth>\\d{4})',
    '(?<!\\d)(?<yearBeforeMonth>\\d{4})(?:[/.-]|年\\s?|년\\s?)(?<trailingMonth>\\d{1,2})(?!\\d)[月월]?',
    '(?<!\\d)(?<bareYear>(?:19|20)\\d{2})(?!\\d)',
    `(?<!\\p{L})(?<ongoingWord>${presentPattern})(?!\\p{L})`,
  ].join('|'),
  'giu',
);

/** `isOngoing` is true if the text has a word such as "Present". */
export function findDateSpans(text: string): { spans: MonthSpan[]; isOngoing: boolean } {
  const spans: MonthSpan[] = [];
  let isOngoing = false;
  for (const { groups = {} } of canonicalizeText(text).matchAll(datePattern)) {
    const span = groups.monthName
      ? createMonthSpan(groups.monthNameYear, parseMonthName(groups.monthName))
      : groups.yearAfterMonth
        ? createMonthSpan(groups.yearAfterMonth, groups.leadingMonth)
        : groups.yearBeforeMonth
          ? createMonthSpan(groups.yearBeforeMonth, groups.trailingMonth)
          : groups.bareYear
            ? createYearSpan(groups.bareYear)
            : undefined;
    if (span) spans.push(span);
    else if (groups.ongoingWord) isOngoing = true;
  }
  return { spans, isOngoing };
}
