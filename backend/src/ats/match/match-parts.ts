import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { JobMatch, MatchTerm } from '@shortlist/contracts/platform/job-match';
import { parseDate } from '../language/dates';
import { type DegreeLevel, degreeLevels, findHighestDegree } from './degrees';
import type { TermPlacement } from './term-placement';
import type { EquivalentTitlesLookup } from './job-title';
import { toSearchText, containsPhrase } from './phrase-search';

type MatchPart = JobMatch['parts']['coverage'];

const maxPoints = { coverage: 70, title: 12, years: 10, degree: 8 };
const creditByPlace: Record<MatchTerm['place'], number> = { entry: 1, list: 0.6, alias: 0.4, missing: 0 };

/**
 * Rounds points to tenths, so that sums are exact. An undefined share means that the posting does not ask for the part.
 */
const createPart = (max: number, share: number | undefined, asked: string, found: string): MatchPart => ({
  applies: share !== undefined,
  points: Math.floor((share ?? 0) * max * 10 + 0.5) / 10,
  max,
  asked,
  found,
});

/**
 * Scores the coverage of terms. With `allSaid`, scores as if an entry mentioned everything that the resume shows, in
 * the words of the posting.
 */
export function scoreCoverage(placed: readonly TermPlacement[], allSaid: boolean): MatchPart {
  const worth = ({ place }: TermPlacement) => (allSaid && place !== 'missing' ? 1 : creditByPlace[place]);
  const whole = placed.reduce((sum, { term }) => sum + term.weight, 0);
  const got = placed.reduce((sum, one) => sum + one.term.weight * worth(one), 0);
  const found = placed.filter(({ place }) => place !== 'missing').length;
  return createPart(maxPoints.coverage, whole > 0 ? got / whole : undefined, String(placed.length), String(found));
}

/**
 * Awards full points for the title itself, and three quarters for another name of the occupation or for the title
 * without its specialty.
 */
export function scoreTitle(
  resume: ResumeContent,
  wanted: string | undefined,
  namesOfWork: EquivalentTitlesLookup | undefined,
  allSaid: boolean,
): MatchPart {
  const own = [resume.personalInfo.headline, ...resume.experience.map(({ position }) => position)].filter(Boolean);
  if (!wanted) return createPart(maxPoints.title, undefined, '', own[0] ?? '');
  const same = own.find((title) => listGenderForms(wanted).some((form) => containsPhrase(toSearchText(title), form)));
  const names = same ? [] : (namesOfWork?.(wanted) ?? []);
  const other = own.find(
    (title) => isMainPartOf(title, wanted) || names.some((name) => containsPhrase(toSearchText(title), name)),
  );
  const share = (same ?? (other && allSaid)) ? 1 : other ? 0.75 : 0;
  return createPart(maxPoints.title, share, wanted, same ?? other ?? own[0] ?? '');
}

/**
 * Returns the title for each gender: "Enfermera/o de urgencias", "Infirmier / Infirmière aux urgences",
 * "Entwickler:in".
 */
function listGenderForms(title: string): string[] {
  const [first = '', second] = title.split(' / ');
  if (second) return [first, second, ...(second.includes(' ') ? [`${first}${second.slice(second.indexOf(' '))}`] : [])];
  const bare = title.replace(/[/:*_·]-?\p{Ll}{1,6}(?!\p{L})/gu, '');
  return bare === title
    ? [title]
    : [title, bare, title.replace(/(?<=\p{L})\p{L}?[/:*_·]-?(\p{Ll}{1,6})(?!\p{L})/gu, '$1')];
}

/**
 * Returns whether a title makes up most of the wanted one: several of its words, or at least half of its letters.
 * "Registered Nurse" is most of "Registered Nurse Emergency".
 */
const isMainPartOf = (title: string, wanted: string) =>
  containsPhrase(toSearchText(wanted), title) && (title.trim().includes(' ') || title.length * 2 >= wanted.length);

export const scoreYears = (asked: number | undefined, have: number): MatchPart =>
  createPart(
    maxPoints.years,
    asked === undefined ? undefined : Math.min(1, have / asked),
    asked === undefined ? '' : String(asked),
    String(have),
  );

/** Awards half of the points for the level below the requested one. */
export function scoreDegree(
  asked: DegreeLevel | undefined,
  { education }: ResumeContent,
  language: Language,
): MatchPart {
  const levels = education.map(({ degree, field }) =>
    degreeLevels.indexOf(findHighestDegree(`${degree} ${field}`, language) as DegreeLevel),
  );
  const own = Math.max(-1, ...levels);
  const lacking = asked ? degreeLevels.indexOf(asked) - own : 0;
  const share = !asked ? undefined : lacking <= 0 ? 1 : lacking === 1 && own >= 0 ? 0.5 : 0;
  return createPart(maxPoints.degree, share, asked ?? '', degreeLevels[own] ?? '');
}

/** Returns the years of work to one decimal, counting overlapping months once. */
export function calculateYearsOfExperience({ experience }: ResumeContent, today: string): number {
  const months = new Set<number>();
  for (const { startDate, endDate, current } of experience) {
    const from = parseDate(startDate, today)?.from;
    const to = parseDate(current || !endDate ? today.slice(0, 7) : endDate, today)?.to;
    if (from === undefined || to === undefined) continue;
    for (let month = from; month <= Math.min(to, from + 720); month += 1) months.add(month);
  }
  return Math.round((months.size / 12) * 10) / 10;
}

export function calculateMatchScore(parts: JobMatch['parts']): number {
  const applying = Object.values(parts).filter(({ applies }) => applies);
  const whole = applying.reduce((sum, { max }) => sum + max, 0);
  const tenths = applying.reduce((sum, { points }) => sum + Math.round(points * 10), 0);
  return whole === 0 ? 0 : Math.floor((tenths * 10) / whole + 0.5);
}
