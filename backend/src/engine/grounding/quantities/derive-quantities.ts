import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { findDates } from './dates';
import type { Quantity } from './find-quantities';
import type { RatePeriod } from './rate-periods';
import { normalizeCharacters } from './normalize-characters';

/** Periods that a working period is counted in, and how often at least and at most. */
const longerPeriods: Record<RatePeriod, [RatePeriod, number, number][]> = {
  hour: [['day', 6, 12]],
  shift: [['week', 2, 6]],
  day: [
    ['week', 3, 7],
    ['month', 15, 31],
    ['year', 180, 366],
  ],
  week: [
    ['month', 4, 4.5],
    ['year', 44, 53],
  ],
  month: [['year', 10, 12]],
  year: [],
};

const round = (amount: number) => Number(amount.toPrecision(12));

/**
 * Returns what follows from the quantities of one text by arithmetic: sums, differences, shares and changes of two of
 * a kind, and yearly amounts of monthly or weekly ones.
 */
export function deriveQuantities(quantities: readonly Quantity[]): Quantity[] {
  const derived: Quantity[] = [];
  const add = (source: Quantity, kind: Quantity['kind'], ...amounts: number[]) =>
    derived.push({ ...source, kind, amounts: amounts.filter(Number.isFinite).map(round), isDerived: true });
  for (const [index, one] of quantities.entries()) {
    const [a] = one.amounts;
    if (a === undefined || one.kind === 'date' || one.kind === 'rank') continue;
    for (const [period, low, high] of one.ratePeriod ? longerPeriods[one.ratePeriod] : [])
      derived.push({
        ...one,
        amounts: [round(a * low), round(a * high)],
        ratePeriod: period,
        isDerived: true,
        isRange: true,
      });
    if (one.kind === 'time' && a < 60)
      derived.push({ ...one, kind: 'count', amounts: [round(60 / a)], ratePeriod: 'hour', isDerived: true });
    for (const other of quantities.slice(index + 1)) {
      const isBare = (quantity: Quantity) =>
        quantity.kind === 'count' && !quantity.nounStart && !quantity.countedKind && !quantity.measure;
      const isComparable = other.kind === one.kind && (one.measure ?? '') === (other.measure ?? '');
      const [b] = other.amounts;
      if (b === undefined || (!isComparable && !isBare(one) && !isBare(other))) continue;
      // "From 5 hours to 1": the bare number has the unit of the other.
      const [low = NaN, high = NaN] = (isComparable ? [a, b] : [one.raw, other.raw]).sort((x, y) => x - y);
      if (one.kind !== 'count' || isSameNoun(one, other)) add(one, one.kind, high - low);
      const unit = isComparable
        ? 1
        : Math.max(one.amounts[0] ?? 0, other.amounts[0] ?? 0) / Math.max(one.raw, other.raw);
      add(
        isBare(one) ? other : one,
        isBare(one) ? other.kind : one.kind,
        (high + low) * (Number.isFinite(unit) ? unit : 1),
      );
      if (one.kind === 'count' && other.kind === 'count') add(one, 'count', high * low);
      if (low <= 0) continue;
      add(
        one,
        'percent',
        ((high - low) / high) * 100,
        ((high - low) / low) * 100,
        (low / high) * 100,
        (high / low) * 100,
      );
      add(one, 'ratio', high / low);
      if (one.kind === 'percent') add(one, 'count', high - low);
    }
  }
  return derived;
}

const isSameNoun = (one: Quantity, other: Quantity) =>
  one.nounStart === other.nounStart || one.nounStart === undefined || other.nounStart === undefined;

/** Months since year 0. */
export interface Period {
  start: number;
  end: number;
}

/** Months since year 0 of a date field, at its first month or, for an end given as a year, its last. */
function toMonth(text: string, isEnd: boolean): number | undefined {
  const plain = normalizeCharacters(text).text.trim();
  const [date] = /^(?:19|20)\d{2}$/.test(plain) ? [{ year: Number(plain), month: undefined }] : findDates(plain);
  return date && date.year * 12 + (date.month ?? (isEnd ? 12 : 1)) - 1;
}

/** Two dates in one text are usually a period: "from February to September 2022". */
function listTextPeriods(resume: ResumeContent): Period[] {
  const texts = [...resume.experience, ...resume.education].flatMap(({ achievements }) => achievements);
  return [resume.personalInfo.summary, ...resume.experience.map(({ description }) => description), ...texts].flatMap(
    (text) => {
      const months = findDates(normalizeCharacters(text).text).flatMap(({ year, month }) =>
        month ? [year * 12 + month - 1] : [],
      );
      const [start, end] = [Math.min(...months), Math.max(...months)];
      return months.length === 2 && end > start ? [{ start, end }] : [];
    },
  );
}

/** Returns the periods of jobs and schools by path ("experience.0"). `today` (ISO date) ends current ones. */
export function listEntryPeriods(resume: ResumeContent, today: string | undefined): Map<string, Period> {
  const now = today ? Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 : undefined;
  const periods = new Map<string, Period>();
  for (const list of ['experience', 'education'] as const)
    for (const [index, { startDate, endDate, current }] of resume[list].entries()) {
      const start = toMonth(startDate, false);
      const end = current ? now : toMonth(endDate, true);
      if (start !== undefined && end !== undefined && end >= start) periods.set(`${list}.${index}`, { start, end });
    }
  return periods;
}

/**
 * Returns the lengths, in months, that a resume gives: each entry, each run of consecutive jobs, all jobs together, and
 * the time since the start or end of any entry.
 */
export function listDurations(resume: ResumeContent, today: string | undefined): number[] {
  const now = today ? Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 : undefined;
  const periods = listEntryPeriods(resume, today);
  const jobs = [...periods]
    .flatMap(([path, period]) => (path.startsWith('experience') ? [period] : []))
    .sort((a, b) => a.start - b.start);
  const durations = [...periods.values(), ...listTextPeriods(resume)].map(({ start, end }) => end - start + 1);
  for (let from = 0; from < jobs.length; from += 1) {
    let worked = 0;
    let coveredUntil = -Infinity;
    for (const { start, end } of jobs.slice(from)) {
      const first = Math.max(start, coveredUntil + 1);
      if (end >= first) worked += end - first + 1;
      coveredUntil = Math.max(coveredUntil, end);
      durations.push(worked, coveredUntil - (jobs[from]?.start ?? coveredUntil) + 1);
    }
  }
  if (now !== undefined)
    for (const { startDate, endDate } of [...resume.experience, ...resume.education])
      for (const month of [toMonth(startDate, false), toMonth(endDate, true)])
        if (month !== undefined && month < now) durations.push(now - month);
  return [...new Set(durations)];
}
