import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { JobMatch, MatchTerm } from '@shortlist/contracts/platform/job-match';
import { findRequiredDegree } from './degrees';
import { type TermPlacement, findTermPlacements, collectResumeTexts } from './term-placement';
import { parsePostingLines } from './posting-lines';
import { extractTermsFromLines, removeTitles } from './job-terms';
import { type EquivalentTitlesLookup, extractJobTitle } from './job-title';
import { findKnockoutCriteria } from './knockout-criteria';
import {
  isCertificate,
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
  /** Title that the user typed. If missing, it is extracted from the posting. */
  jobTitle?: string | undefined;
  jobPostingLanguage: Language;
  documentLanguage: Language;
  /** Current date as YYYY-MM-DD, used as the end date of ongoing jobs. */
  today: string;
  listEquivalentTitles?: EquivalentTitlesLookup;
}

/**
 * Scores how well a resume matches a job posting. The same input always produces the same result. Adding a term never
 * lowers the score, and repeating a term never raises it.
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
  const resumeTexts = collectResumeTexts(resume);
  const extractedTitle = extractJobTitle(jobPostingText, jobPostingLanguage, listEquivalentTitles);
  const title = jobTitle?.trim() || extractedTitle;
  const terms = removeTitles(
    extractTermsFromLines(lines, jobPostingLanguage),
    [title, extractedTitle],
    jobPostingLanguage,
    listEquivalentTitles,
  );
  const placements = findTermPlacements(terms, resumeTexts, { job: jobPostingLanguage, document: documentLanguage });
  const requiredYears = findRequiredYears(lines);
  const years = calculateYearsOfExperience(resume, today);
  const degree = findRequiredDegree(lines, jobPostingLanguage)?.level;
  const scoreParts = (isPotential: boolean) => ({
    coverage: scoreCoverage(placements, isPotential),
    title: scoreTitle(resume, title, listEquivalentTitles, isPotential),
    years: scoreYears(requiredYears?.years, years),
    degree: scoreDegree(degree, resume, documentLanguage),
  });
  const currentParts = scoreParts(false);
  return {
    matchScore: calculateMatchScore(currentParts),
    potential: calculateMatchScore(scoreParts(true)),
    parts: currentParts,
    terms: placements.map(({ term: { term, weight, phrase }, place }) => ({ term, weight, place, phrase })),
    missing: {
      // A certificate needs no mention in an entry, because listing it is enough.
      evidenced: listTermsByPlace(
        placements.filter((placement) => !isCertificate(placement)),
        'list',
      ),
      sayItTheirWay: placements
        .filter(({ place }) => place === 'alias')
        .map(({ term: { term }, alias }) => ({ term, said: alias ?? term })),
      askYourself: listTermsByPlace(
        placements.filter(({ term: { skill } }) => skill?.kind !== 'soft'),
        'missing',
      ),
    },
    knockOuts: findKnockoutCriteria(lines, requiredYears, {
      resume,
      resumeTexts: [...resumeTexts.entryTexts, ...resumeTexts.listTexts],
      yearsOfExperience: years,
    }),
  };
}

const listTermsByPlace = (placements: readonly TermPlacement[], expectedPlace: MatchTerm['place']) =>
  placements.filter(({ place }) => place === expectedPlace).map(({ term }) => term.term);
