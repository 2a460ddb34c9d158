import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { JobMatch, MatchTerm } from '@shortlist/contracts/platform/job-match';
import { parseDate } from '../language/dates';
import { type DegreeLevel, degreeLevels } from '../language/degrees';
import { containsPhrase, toSearchText } from '../language/phrase-search';
import { findHighestDegree } from './degrees';
import type { TermPlacement } from './term-placement';
import type { EquivalentTitlesLookup } from './job-title';

type MatchPart = JobMatch['parts']['coverage'];

const maxPoints = { coverage: 70, title: 12, years: 10, degree: 8 };
const creditByPlace: Record<MatchTerm['place'], number> = { entry: 1, list: 0.6, alias: 0.4, missing: 0 };

/** Certificates, such as "ACLS", belong in a list rather than in a bullet. */
export const isCertificate = ({ term: { skill } }: TermPlacement): boolean => skill?.kind === 'certificate';

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
 * Scores the coverage of terms. With `isPotential`, every term that the resume mentions anywhere counts as if an entry
 * contained it in the posting's words.
 */
export function scoreCoverage(placements: readonly TermPlacement[], isPotential: boolean): MatchPart {
  const getCredit = (placement: TermPlacement) => {
    const { place } = placement;
    const isComplete = place === 'list' && isCertificate(placement);
    return isComplete || (isPotential && place !== 'missing') ? 1 : creditByPlace[place];
  };
  const totalWeight = placements.reduce((sum, { term }) => sum + term.weight, 0);
  const earnedWeight = placements.reduce((sum, placement) => sum + placement.term.weight * getCredit(placement), 0);
  const foundCount = placements.filter(({ place }) => place !== 'missing').length;
  return createPart(
    maxPoints.coverage,
    totalWeight > 0 ? earnedWeight / totalWeight : undefined,
    String(placements.length),
    String(foundCount),
  );
}

/**
 * Awards full points for the title itself. Awards three quarters for another name of the occupation or for the title
 * without its specialty.
 */
export function scoreTitle(
  resume: ResumeContent,
  jobTitle: string | undefined,
  listEquivalentTitles: EquivalentTitlesLookup | undefined,
  isPotential: boolean,
): MatchPart {
  const resumeTitles = [resume.personalInfo.headline, ...resume.experience.map(({ position }) => position)].filter(
    Boolean,
  );
  if (!jobTitle) return createPart(maxPoints.title, undefined, '', resumeTitles[0] ?? '');
  const sameTitle = resumeTitles.find((title) =>
    listGenderForms(jobTitle).some((form) => containsPhrase(toSearchText(title), form)),
  );
  const equivalentTitles = sameTitle ? [] : (listEquivalentTitles?.(jobTitle) ?? []);
  const similarTitle = resumeTitles.find(
    (title) =>
      isMainPartOf(title, jobTitle) || equivalentTitles.some((name) => containsPhrase(toSearchText(title), name)),
  );
  const share = (sameTitle ?? (similarTitle && isPotential)) ? 1 : similarTitle ? 0.75 : 0;
  return createPart(maxPoints.title, share, jobTitle, sameTitle ?? similarTitle ?? resumeTitles[0] ?? '');
}

/** Splits titles such as "Enfermera/o de urgencias", "Infirmier / Infirmière aux urgences" and "Entwickler:in". */
function listGenderForms(title: string): string[] {
  const [firstForm = '', secondForm] = title.split(' / ');
  if (secondForm)
    return [
      firstForm,
      secondForm,
      ...(secondForm.includes(' ') ? [`${firstForm}${secondForm.slice(secondForm.indexOf(' '))}`] : []),
    ];
  const baseForm = title.replace(/[/:*_·]-?\p{Ll}{1,6}(?!\p{L})/gu, '');
  return baseForm === title
    ? [title]
    : [title, baseForm, title.replace(/(?<=\p{L})\p{L}?[/:*_·]-?(\p{Ll}{1,6})(?!\p{L})/gu, '$1')];
}

/** "Registered Nurse" is the main part of "Registered Nurse Emergency". */
const isMainPartOf = (title: string, jobTitle: string) =>
  containsPhrase(toSearchText(jobTitle), title) && (title.trim().includes(' ') || title.length * 2 >= jobTitle.length);

export const scoreYears = (requiredYears: number | undefined, resumeYears: number): MatchPart =>
  createPart(
    maxPoints.years,
    requiredYears === undefined ? undefined : Math.min(1, resumeYears / requiredYears),
    requiredYears === undefined ? '' : String(requiredYears),
    String(resumeYears),
  );

export function scoreDegree(
  requiredDegree: DegreeLevel | undefined,
  { education }: ResumeContent,
  language: Language,
): MatchPart {
  const levels = education.map(({ degree, field }) =>
    degreeLevels.indexOf(findHighestDegree(`${degree} ${field}`, language) as DegreeLevel),
  );
  const highestLevel = Math.max(-1, ...levels);
  const missingLevels = requiredDegree ? degreeLevels.indexOf(requiredDegree) - highestLevel : 0;
  const share = !requiredDegree
    ? undefined
    : missingLevels <= 0
      ? 1
      : missingLevels === 1 && highestLevel >= 0
        ? 0.5
        : 0;
  return createPart(maxPoints.degree, share, requiredDegree ?? '', degreeLevels[highestLevel] ?? '');
}

/** Counts overlapping months once. `today` is an ISO date. */
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

/** Returns the percentage of points earned by the parts that apply, rounded half up. Returns 0 if no part applies. */
export function calculateMatchScore(parts: JobMatch['parts']): number {
  const applicableParts = Object.values(parts).filter(({ applies }) => applies);
  const maxPointTotal = applicableParts.reduce((sum, { max }) => sum + max, 0);
  const earnedTenths = applicableParts.reduce((sum, { points }) => sum + Math.round(points * 10), 0);
  return maxPointTotal === 0 ? 0 : Math.floor((earnedTenths * 10) / maxPointTotal + 0.5);
}
