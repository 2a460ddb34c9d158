import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { parseIsoMonth, parseDate, type MonthSpan } from '../language/dates';
import { measureLength, isMeasuredInCharacters, canonicalizeText } from '../language/text-processing';
import { removeRepeatedTerms } from '../terms';
import { isFilled, divideOrZero, type CheckContext, type CheckResult, type CheckRule } from './check-rule';

function checkContactDetails({ resume }: CheckContext): CheckResult {
  const { email, phone, location, website, linkedin } = resume.personalInfo;
  const parts = [
    { name: 'email', ok: isFilled(email) && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(canonicalizeText(email)) },
    { name: 'phone', ok: isFilled(phone) && (canonicalizeText(phone).match(/\p{Nd}/gu) ?? []).length >= 7 },
    { name: 'location', ok: isFilled(location) },
    {
      name: 'linkedin',
      ok: [website, linkedin].some((link) => isFilled(link) && /^https?:\/\/[^\s/]+\.[^\s/]+/.test(link)),
    },
  ];
  const missing = parts.filter(({ ok }) => !ok).map(({ name }) => name);
  return {
    share: divideOrZero(parts.length - missing.length, parts.length),
    list: missing,
    path: `personalInfo.${missing[0] ?? 'email'}`,
  };
}

function checkSummary({ resume, target, language }: CheckContext): CheckResult {
  const text = resume.personalInfo.summary;
  const count = measureLength(removeRepeatedTerms(text, target?.terms ?? [], language), language);
  const [least, most] = isMeasuredInCharacters(language) ? [60, 240] : [25, 90];
  const unit = isMeasuredInCharacters(language) ? 'Characters' : 'Words';
  return {
    share: count < least ? count / least : Math.max(0, Math.min(1, 1 - (count - most) / most)),
    foundKey: count === 0 ? 'none' : count >= least && count <= most ? `ok${unit}` : `found${unit}`,
    fixKey: `fix${unit}`,
    values: { count },
    path: 'personalInfo.summary',
  };
}

function checkExperience({ resume }: CheckContext): CheckResult {
  const incomplete = resume.experience.map(
    (entry, i) =>
      (!isFilled(entry.position) && `experience.${i}.position`) ||
      (!isFilled(entry.company) && `experience.${i}.company`) ||
      (!isFilled(entry.startDate) && `experience.${i}.startDate`) ||
      (entry.achievements.filter((bullet) => bullet.trim()).length < 2 && `experience.${i}.achievements`),
  );
  const all = incomplete.length;
  const count = incomplete.filter((path) => !path).length;
  return {
    share: divideOrZero(count, all),
    foundKey: all === 0 ? 'none' : undefined,
    values: { count, all },
    path: incomplete.find((path) => path !== false) || 'experience',
  };
}

type Dated = Pick<ResumeContent['experience'][number], 'startDate' | 'endDate' | 'current'>;

/**
 * Returns the span of an entry in months if both dates are known, in order and not in the future. A single date is not
 * a span, so that removing a date never gains points.
 */
export function getEntrySpan(entry: Dated, today: string): MonthSpan | undefined {
  const now = parseIsoMonth(today);
  const start = parseDate(entry.startDate, today);
  const end = entry.current ? now : parseDate(entry.endDate, today);
  if (!now || !start || !end || start.from > end.to || start.from > now.to || end.from > now.to) return undefined;
  return { from: start.from, to: end.to };
}

function hasGraduationOnly({ startDate, endDate, current }: Dated, today: string): boolean {
  const now = parseIsoMonth(today);
  const end = parseDate(endDate, today);
  return !current && startDate.trim() === '' && !!now && !!end && end.from <= now.to;
}

export function findReversedDates({ experience, education, customSections }: ResumeContent, today: string): string[] {
  const isReversed = ({ startDate, endDate, current }: Dated) => {
    const [start, end] = [parseDate(startDate, today), parseDate(endDate, today)];
    return !current && start !== undefined && end !== undefined && start.from > end.to;
  };
  const pathsIn = (list: string, entries: readonly Dated[]) =>
    entries.flatMap((entry, i) => (isReversed(entry) ? [`${list}.${i}.endDate`] : []));
  return [
    ...pathsIn('experience', experience),
    ...pathsIn('education', education),
    ...customSections.flatMap(({ items }, i) => pathsIn(`customSections.${i}.items`, items)),
  ];
}

function order({ reversed }: CheckContext): CheckResult {
  return { share: reversed.length === 0 ? 1 : 0, values: { count: reversed.length }, path: reversed[0] };
}

/**
 * Awards two points for schools and one for dates. A school needs no field of study, and its end year is enough as a
 * date.
 */
function checkEducation({ resume, today }: CheckContext): CheckResult {
  const schools = resume.education.map((entry, i) => {
    const missing = (['institution', 'degree'] as const).find((field) => !isFilled(entry[field]));
    const dated = entry.current || parseDate(entry.endDate, today) || parseDate(entry.startDate, today);
    return missing ? `education.${i}.${missing}` : dated ? undefined : `education.${i}.endDate`;
  });
  const dates = [
    ...resume.experience.map((entry, i) => ({
      path: `experience.${i}.startDate`,
      ok: getEntrySpan(entry, today) !== undefined,
    })),
    ...resume.education.map((entry, i) => ({
      path: `education.${i}.startDate`,
      ok: getEntrySpan(entry, today) !== undefined || hasGraduationOnly(entry, today),
    })),
  ];
  const complete = schools.filter((path) => !path).length;
  const ordered = dates.filter(({ ok }) => ok).length;
  return {
    share: (2 * divideOrZero(complete, schools.length) + divideOrZero(ordered, dates.length)) / 3,
    foundKey: schools.length === 0 ? 'none' : undefined,
    values: { complete, all: schools.length, ordered, entries: dates.length },
    path: schools.find(Boolean) ?? dates.find(({ ok }) => !ok)?.path ?? 'education',
  };
}

function checkSkills({ resume }: CheckContext): CheckResult {
  const names = resume.skills.flatMap((line) => line.replace(/^[^:：,、，]+[:：]/, '').split(/[,、，]/));
  const count = new Set(names.filter(isFilled).map((name) => canonicalizeText(name).toLowerCase())).size;
  return {
    share: count < 8 ? count / 8 : Math.max(0, Math.min(1, 1 - (count - 30) / 30)),
    values: { count },
    path: 'skills',
  };
}

function getExperienceYears({ resume, today }: CheckContext): number {
  const spans = resume.experience.map((entry) => getEntrySpan(entry, today)).filter((span) => span !== undefined);
  if (spans.length === 0) return 0;
  return (Math.max(...spans.map(({ to }) => to)) - Math.min(...spans.map(({ from }) => from))) / 12;
}

/** Minimum filled share of a page. An emptier page looks like a mistake. */
const minPageFill = 0.15;

function checkLength(context: CheckContext): CheckResult {
  if (!context.file) return { applies: false, share: 0 };
  const { pages } = context.file;
  const allowed = getExperienceYears(context) < 5 ? 1 : 2;
  const fits = Math.max(0, 1 - Math.max(0, pages.length - allowed) / 2);
  const empty = pages.findIndex(({ fillRatio }) => fillRatio < minPageFill);
  return {
    share: empty >= 0 ? fits / 2 : fits,
    foundKey: empty >= 0 ? 'nearlyEmpty' : undefined,
    fixKey: empty === 0 ? 'fixEmpty' : undefined,
    values: { pages: pages.length, allowed, page: empty + 1 },
    path: 'experience',
  };
}

export const completenessRules: CheckRule[] = [
  { id: 'S1', group: 'complete', max: 4, run: checkContactDetails },
  { id: 'S2', group: 'complete', max: 3, run: checkSummary },
  { id: 'S3', group: 'complete', max: 6, run: checkExperience },
  { id: 'S4', group: 'complete', max: 3, run: checkEducation },
  { id: 'S5', group: 'complete', max: 2, run: checkSkills },
  { id: 'S6', group: 'complete', max: 2, run: checkLength },
  { id: 'S7', group: 'complete', max: 0, run: order },
];
