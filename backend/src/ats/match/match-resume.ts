import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { JobMatch, MatchTerm } from '@shortlist/contracts/platform/job-match';
import { findRequiredDegree } from './degrees';
import { type TermPlacement, findTermPlacements, collectResumeTexts } from './term-placement';
import { parsePostingLines } from './posting-lines';
import { extractTermsFromLines, withoutTitles } from './job-terms';
import { type EquivalentTitlesLookup, extractJobTitle } from './job-title';
import { findKnockOuts } from './knock-outs';
import {
  scoreCoverage,
  scoreDegree,
  scoreTitle,
  calculateMatchScore,
  calculateYearsOfExperience,
  scoreYears,
} from './match-parts';
import { findRequiredYears } from './required-years';

export interface MatchInput {
  resume: ResumeContent;
  jobPostingText: string;
  /** As the user typed it. If missing, extracted from the posting. */
  jobTitle?: string | undefined;
  jobPostingLanguage: Language;
  documentLanguage: Language;
  /** ISO date that ends ongoing jobs. */
  today: string;
  listEquivalentTitles?: EquivalentTitlesLookup;
}

/**
 * Scores how well a resume matches a job posting. Deterministic: the same input returns the same bytes. Showing another
 * term never lowers the score, and repeating one never raises it.
 */
export function matchResume({
  resume,
  jobPostingText,
  jobTitle,
  jobPostingLanguage,
  documentLanguage,
  today,
  listEquivalentTitles,
}: MatchInput): JobMatch {
  const lines = parsePostingLines(jobPostingText, jobPostingLanguage);
  const said = collectResumeTexts(resume);
  const read = extractJobTitle(jobPostingText, jobPostingLanguage, listEquivalentTitles);
  const title = jobTitle?.trim() || read;
  const terms = withoutTitles(extractTermsFromLines(lines, jobPostingLanguage), [title, read], listEquivalentTitles);
  const placed = findTermPlacements(terms, said, { job: jobPostingLanguage, document: documentLanguage });
  const asked = findRequiredYears(lines);
  const years = calculateYearsOfExperience(resume, today);
  const degree = findRequiredDegree(lines, jobPostingLanguage)?.level;
  const parts = (allSaid: boolean) => ({
    coverage: scoreCoverage(placed, allSaid),
    title: scoreTitle(resume, title, listEquivalentTitles, allSaid),
    years: scoreYears(asked?.years, years),
    degree: scoreDegree(degree, resume, documentLanguage),
  });
  const now = parts(false);
  return {
    matchScore: calculateMatchScore(now),
    potential: calculateMatchScore(parts(true)),
    parts: now,
    terms: placed.map(({ term: { term, weight, phrase }, place }) => ({ term, weight, place, phrase })),
    missing: {
      evidenced: listTermsAt(placed, 'list'),
      sayItTheirWay: placed
        .filter(({ place }) => place === 'alias')
        .map(({ term: { term }, alias: otherwise }) => ({ term, said: otherwise ?? term })),
      askYourself: listTermsAt(placed, 'missing'),
    },
    knockOuts: findKnockOuts(lines, asked, { resume, texts: [...said.entryTexts, ...said.listTexts], years }),
  };
}

const listTermsAt = (placed: readonly TermPlacement[], wanted: MatchTerm['place']) =>
  placed.filter(({ place }) => place === wanted).map(({ term }) => term.term);
