import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { findDates } from './dates';
import type { Quantity } from './find-quantities';
import type { RatePeriod } from './rate-periods';
import { normalizeCharacters } from './normalize-characters';

/** For each period, the longer periods and how often they contain it. For example, a week has 3 to 7 working days. */
const longerPeriods: Record<RatePeriod, [longerPeriod: RatePeriod, min: number, max: number][]> = {
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
 * Computes further quantities from those of a text: sums, differences, percentages and ratios of two quantities of one
 * kind, and totals of rates over longer periods.
 */
export function deriveQuantities(quantities: readonly Quantity[]): Quantity[] {
  const derived: Quantity[] = [];
  const addDerived = (source: Quantity, kind: Quantity['kind'], ...amounts: number[]) =>
    derived.push({ ...source, kind, amounts: amounts.filter(Number.isFinite).map(round), isDerived: true });
  for (const [index, quantity] of quantities.entries()) {
    const [amount] = quantity.amounts;
    if (amount === undefined || quantity.kind === 'date' || quantity.kind === 'rank') continue;
    for (const [longerPeriod, min, max] of quantity.ratePeriod ? longerPeriods[quantity.ratePeriod] : [])
      derived.push({
        ...quantity,
        amounts: [round(amount * min), round(amount * max)],
        ratePeriod: longerPeriod,
        isDerived: true,
        isRange: true,
      });
    if (quantity.kind === 'time' && amount < 60)
      derived.push({ ...quantity, kind: 'count', amounts: [round(60 / amount)], ratePeriod: 'hour', isDerived: true });
    for (const other of quantities.slice(index + 1)) {
      const isBare = ({ kind, nounStart, countedKind, measure }: Quantity) =>
        kind === 'count' && !nounStart && !countedKind && !measure;
      const isComparable = other.kind === quantity.kind && (quantity.measure ?? '') === (other.measure ?? '');
      const [otherAmount] = other.amounts;
      if (otherAmount === undefined || (!isComparable && !isBare(quantity) && !isBare(other))) continue;
      // In "from 5 hours to 1", the bare number takes the unit of the other.
      const [low = NaN, high = NaN] = (isComparable ? [amount, otherAmount] : [quantity.raw, other.raw]).sort(
        (x, y) => x - y,
      );
      if (quantity.kind !== 'count' || mayHaveSameNoun(quantity, other))
        addDerived(quantity, quantity.kind, high - low);
      const unitSize = isComparable
        ? 1
        : Math.max(quantity.amounts[0] ?? 0, other.amounts[0] ?? 0) / Math.max(quantity.raw, other.raw);
      addDerived(
        isBare(quantity) ? other : quantity,
        isBare(quantity) ? other.kind : quantity.kind,
        (high + low) * (Number.isFinite(unitSize) ? unitSize : 1),
      );
      if (quantity.kind === 'count' && other.kind === 'count') addDerived(quantity, 'count', high * low);
      if (low <= 0) continue;
      addDerived(
        quantity,
        'percent',
        ((high - low) / high) * 100,
        ((high - low) / low) * 100,
        (low / high) * 100,
        (high / low) * 100,
      );
      addDerived(quantity, 'ratio', high / low);
      if (quantity.kind === 'percent') addDerived(quantity, 'count', high - low);
    }
  }
  return derived;
}

const mayHaveSameNoun = (quantity: Quantity, other: Quantity) =>
  quantity.nounStart === other.nounStart || quantity.nounStart === undefined || other.nounStart === undefined;

/** First and last month, each counted from year 0. */
export interface MonthRange {
  start: number;
  end: number;
}

/** Returns the months since year 0. A year without a month stands for its first month or, as an end, its last. */
function parseMonth(text: string, isEnd: boolean): number | undefined {
  const plain = normalizeCharacters(text).text.trim();
  const [date] = /^(?:19|20)\d{2}$/.test(plain) ? [{ year: Number(plain), month: undefined }] : findDates(plain);
  return date && date.year * 12 + (date.month ?? (isEnd ? 12 : 1)) - 1;
}

/** Assumes that two dates in one text are a period: "from February to September 2022". */
function listTextPeriods(resume: ResumeContent): MonthRange[] {
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

/** Returns the periods of jobs and schools by path ("experience.0"). Current entries end on the ISO date `today`. */
export function listEntryPeriods(resume: ResumeContent, today: string | undefined): Map<string, MonthRange> {
  const currentMonth = today ? Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 : undefined;
  const periods = new Map<string, MonthRange>();
  for (const list of ['experience', 'education'] as const)
    for (const [index, { startDate, endDate, current }] of resume[list].entries()) {
      const start = parseMonth(startDate, false);
      const end = current ? currentMonth : parseMonth(endDate, true);
      if (start !== undefined && end !== undefined && end >= start) periods.set(`${list}.${index}`, { start, end });
    }
  return periods;
}

/**
 * Returns the durations that follow from the dates of a resume, in months: the length of each entry, of consecutive
 * jobs and of all jobs, and the time since the start or end of each entry.
 */
export function listDurations(resume: ResumeContent, today: string | undefined): number[] {
  const currentMonth = today ? Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 : undefined;
  const periods = listEntryPeriods(resume, today);
  const jobs = [...periods]
    .flatMap(([path, period]) => (path.startsWith('experience') ? [period] : []))
    .sort((a, b) => a.start - b.start);
  const durations = [...periods.values(), ...listTextPeriods(resume)].map(({ start, end }) => end - start + 1);
  for (let from = 0; from < jobs.length; from += 1) {
    let workedMonths = 0;
    let coveredUntil = -Infinity;
    for (const { start, end } of jobs.slice(from)) {
      const firstNewMonth = Math.max(start, coveredUntil + 1);
      if (end >= firstNewMonth) workedMonths += end - firstNewMonth + 1;
      coveredUntil = Math.max(coveredUntil, end);
      durations.push(workedMonths, coveredUntil - (jobs[from]?.start ?? coveredUntil) + 1);
    }
  }
  if (currentMonth !== undefined)
    for (const { startDate, endDate } of [...resume.experience, ...resume.education])
      for (const month of [parseMonth(startDate, false), parseMonth(endDate, true)])
        if (month !== undefined && month < currentMonth) durations.push(currentMonth - month);
  return [...new Set(durations)];
}
