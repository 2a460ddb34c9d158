import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { monthOf, parseDate, type Span } from '../language/dates';
import { lengthOf, measuredInCharacters, normal } from '../language/words';
import { withoutRepeats } from '../terms';
import { given, share, type Facts, type Finding, type Rule } from './rule';

function contact({ resume }: Facts): Finding {
  const { email, phone, location, website, linkedin } = resume.personalInfo;
  const parts = [
    { name: 'email', ok: given(email) && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(normal(email)) },
    { name: 'phone', ok: given(phone) && (normal(phone).match(/\p{Nd}/gu) ?? []).length >= 7 },
    { name: 'location', ok: given(location) },
    {
      name: 'linkedin',
      ok: [website, linkedin].some((link) => given(link) && /^https?:\/\/[^\s/]+\.[^\s/]+/.test(link)),
    },
  ];
  const missing = parts.filter(({ ok }) => !ok).map(({ name }) => name);
  return {
    share: share(parts.length - missing.length, parts.length),
    list: missing,
    path: `personalInfo.${missing[0] ?? 'email'}`,
  };
}

function summary({ resume, target, language }: Facts): Finding {
  const text = resume.personalInfo.summary;
  const count = lengthOf(withoutRepeats(text, target?.terms ?? [], language), language);
  const [least, most] = measuredInCharacters(language) ? [60, 240] : [25, 90];
  const unit = measuredInCharacters(language) ? 'Characters' : 'Words';
  return {
    share: count < least ? count / least : Math.max(0, Math.min(1, 1 - (count - most) / most)),
    found: count === 0 ? 'none' : count >= least && count <= most ? `ok${unit}` : `found${unit}`,
    fix: `fix${unit}`,
    values: { count },
    path: 'personalInfo.summary',
  };
}

function experience({ resume }: Facts): Finding {
  const incomplete = resume.experience.map(
    (entry, i) =>
      (!given(entry.position) && `experience.${i}.position`) ||
      (!given(entry.company) && `experience.${i}.company`) ||
      (!given(entry.startDate) && `experience.${i}.startDate`) ||
      (entry.achievements.filter((bullet) => bullet.trim()).length < 2 && `experience.${i}.achievements`),
  );
  const all = incomplete.length;
  const count = incomplete.filter((path) => !path).length;
  return {
    share: share(count, all),
    found: all === 0 ? 'none' : undefined,
    values: { count, all },
    path: incomplete.find((path) => path !== false) || 'experience',
  };
}

type Dated = Pick<ResumeContent['experience'][number], 'startDate' | 'endDate' | 'current'>;

/**
 * Returns the span of an entry in months if both dates are known, in order and not in the future. A single date is not
 * a span, so that removing a date never gains points.
 */
export function spanOf(entry: Dated, today: string): Span | undefined {
  const now = monthOf(today);
  const start = parseDate(entry.startDate, today);
  const end = entry.current ? now : parseDate(entry.endDate, today);
  if (!now || !start || !end || start.from > end.to || start.from > now.to || end.from > now.to) return undefined;
  return { from: start.from, to: end.to };
}

function hasGraduationOnly({ startDate, endDate, current }: Dated, today: string): boolean {
  const now = monthOf(today);
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

function order({ reversed }: Facts): Finding {
  return { share: reversed.length === 0 ? 1 : 0, values: { count: reversed.length }, path: reversed[0] };
}

/**
 * Awards two points for schools and one for dates. A school needs no field of study, and its end year is enough as a
 * date.
 */
function education({ resume, today }: Facts): Finding {
  const schools = resume.education.map((entry, i) => {
    const missing = (['institution', 'degree'] as const).find((field) => !given(entry[field]));
    const dated = entry.current || parseDate(entry.endDate, today) || parseDate(entry.startDate, today);
    return missing ? `education.${i}.${missing}` : dated ? undefined : `education.${i}.endDate`;
  });
  const dates = [
    ...resume.experience.map((entry, i) => ({
      path: `experience.${i}.startDate`,
      ok: spanOf(entry, today) !== undefined,
    })),
    ...resume.education.map((entry, i) => ({
      path: `education.${i}.startDate`,
      ok: spanOf(entry, today) !== undefined || hasGraduationOnly(entry, today),
    })),
  ];
  const complete = schools.filter((path) => !path).length;
  const ordered = dates.filter(({ ok }) => ok).length;
  return {
    share: (2 * share(complete, schools.length) + share(ordered, dates.length)) / 3,
    found: schools.length === 0 ? 'none' : undefined,
    values: { complete, all: schools.length, ordered, entries: dates.length },
    path: schools.find(Boolean) ?? dates.find(({ ok }) => !ok)?.path ?? 'education',
  };
}

function skills({ resume }: Facts): Finding {
  const names = resume.skills.flatMap((line) => line.replace(/^[^:：,、，]+[:：]/, '').split(/[,、，]/));
  const count = new Set(names.filter(given).map((name) => normal(name).toLowerCase())).size;
  return {
    share: count < 8 ? count / 8 : Math.max(0, Math.min(1, 1 - (count - 30) / 30)),
    values: { count },
    path: 'skills',
  };
}

function yearsOf({ resume, today }: Facts): number {
  const spans = resume.experience.map((entry) => spanOf(entry, today)).filter((span) => span !== undefined);
  if (spans.length === 0) return 0;
  return (Math.max(...spans.map(({ to }) => to)) - Math.min(...spans.map(({ from }) => from))) / 12;
}

/** Minimum filled share of a page. An emptier page looks like a mistake. */
const leastFullness = 0.15;

function length(facts: Facts): Finding {
  if (!facts.file) return { applies: false, share: 0 };
  const { pages } = facts.file;
  const allowed = yearsOf(facts) < 5 ? 1 : 2;
  const fits = Math.max(0, 1 - Math.max(0, pages.length - allowed) / 2);
  const empty = pages.findIndex(({ fullness }) => fullness < leastFullness);
  return {
    share: empty >= 0 ? fits / 2 : fits,
    found: empty >= 0 ? 'nearlyEmpty' : undefined,
    fix: empty === 0 ? 'fixEmpty' : undefined,
    values: { pages: pages.length, allowed, page: empty + 1 },
    path: 'experience',
  };
}

export const completeRules: Rule[] = [
  { id: 'S1', group: 'complete', max: 4, run: contact },
  { id: 'S2', group: 'complete', max: 3, run: summary },
  { id: 'S3', group: 'complete', max: 6, run: experience },
  { id: 'S4', group: 'complete', max: 3, run: education },
  { id: 'S5', group: 'complete', max: 2, run: skills },
  { id: 'S6', group: 'complete', max: 2, run: length },
  { id: 'S7', group: 'complete', max: 0, run: order },
];
