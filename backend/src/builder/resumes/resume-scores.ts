import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { JobMatch } from '@shortlist/contracts/platform/job-match';
import type { Score } from '@shortlist/contracts/platform/score';
import { emptyHiddenSections } from '@shortlist/documents/sections';
import { buildTitleTarget } from '../../engine/writing/rule-based/target-terms';
import { findIndustry } from '../../engine/writing/rule-based/titles/find-occupation';
import type { ScoreTarget } from '../../engine/scoring/checks/check-rule';
import { matchResume } from '../../engine/matching/match-resume';
import { scoreResume } from '../../engine/scoring/score';
import { deserializeFile, type SerializedFile } from '../../engine/file-reader/parsed-file';
import {
  type JobPosting,
  createTitleEquivalentsLookup,
  parseJobPosting,
  toTargetTerms,
} from '../job-postings/job-posting';
import type { ResumeScores, ResumeState } from './resume.entity';

/** The part of the state that a score depends on. Nothing else is sent to the worker thread. */
export type ScorableResume = Pick<
  ResumeState,
  'content' | 'sections' | 'language' | 'targetJobTitle' | 'targetIndustry' | 'jobPosting'
>;

export const toScorableResume = ({
  content,
  sections,
  language,
  targetJobTitle,
  targetIndustry,
  jobPosting,
}: ScorableResume): ScorableResume => ({ content, sections, language, targetJobTitle, targetIndustry, jobPosting });

export interface ResumeAssessment {
  score: Score;
  /** Undefined without a job posting. */
  match: JobMatch | undefined;
  /** The job title that the resume is scored against, or an empty string. */
  jobTitle: string;
}

export interface AssessmentInput {
  state: ScorableResume;
  file: SerializedFile | undefined;
  language: Language;
  today: string;
}

/** Scores the rendered file, against the job posting if there is one. Explains the score in `language`. */
export function assessResume({ state, file, language, today }: AssessmentInput): ResumeAssessment {
  const { language: documentLanguage, sections } = state;
  const jobPosting = parseStoredPosting(state);
  const target = getScoreTarget(state, jobPosting);
  const input = { resume: toPrintedContent(state), sections, target, language, documentLanguage, today };
  const score = scoreResume({ ...input, ...(file && { file: deserializeFile(file) }) });
  return { score, match: calculateMatch(state, today, jobPosting), jobTitle: target?.jobTitle ?? '' };
}

export function computeTotals(input: AssessmentInput): ResumeScores {
  const { score, match } = assessResume(input);
  const { atsScore, potential, rubricVersion } = score;
  return { atsScore, potential, rubricVersion, matchScore: match?.matchScore ?? null };
}

export function calculateMatch(
  state: ScorableResume,
  today: string,
  jobPosting = parseStoredPosting(state),
): JobMatch | undefined {
  if (!jobPosting) return undefined;
  return matchResume({
    resume: toPrintedContent(state),
    jobPostingText: jobPosting.text,
    jobTitle: state.targetJobTitle,
    jobPostingLanguage: jobPosting.language,
    documentLanguage: state.language,
    today,
    listEquivalentTitles: createTitleEquivalentsLookup(jobPosting.language),
  });
}

/**
 * Returns the target that the resume is scored against. Its title is the target title, the title of the job posting or
 * the headline. Without a posting, its terms are typical terms for the title. Returns undefined if there is neither a
 * title nor a term.
 */
export function getScoreTarget(state: ScorableResume, jobPosting = parseStoredPosting(state)): ScoreTarget | undefined {
  const { content, language, targetJobTitle, targetIndustry } = state;
  const resumeTitle = targetJobTitle || content.personalInfo.headline;
  const jobTitle = targetJobTitle || jobPosting?.title || resumeTitle;
  const terms = jobPosting ? toTargetTerms(jobPosting, language) : [];
  if (!jobTitle) return terms.length ? { jobTitle: '', industry: '', terms } : undefined;
  const titleLanguage = jobPosting && jobTitle !== resumeTitle ? jobPosting.language : language;
  const industry = (jobTitle === resumeTitle && targetIndustry) || findIndustry(jobTitle, titleLanguage);
  const target = industry ? buildTitleTarget(jobTitle, industry, language) : { jobTitle, industry: '', terms: [] };
  return terms.length ? { ...target, terms } : target;
}

/**
 * Returns a function that computes how many points other content adds to the resume's score. Excludes checks that need
 * a file.
 */
export function createPointsCalculator(state: ScorableResume, today: string): (content: ResumeContent) => number {
  const target = getScoreTarget(state);
  const { language } = state;
  const computePoints = (content: ResumeContent) =>
    scoreResume({
      resume: toPrintedContent({ ...state, content }),
      target,
      language,
      documentLanguage: language,
      today,
    })
      .checks.filter(({ applies }) => applies)
      .reduce((sum, { points }) => sum + points, 0);
  const currentPoints = computePoints(state.content);
  return (content) => Math.round((computePoints(content) - currentPoints) * 10) / 10;
}

export const parseStoredPosting = ({ jobPosting, language, targetJobTitle }: ScorableResume): JobPosting | undefined =>
  parseJobPosting(jobPosting, language, targetJobTitle);

/** Returns the content as printed: without hidden parts, and with the target title if there is no headline. */
export function toPrintedContent({ content, sections, targetJobTitle }: ScorableResume): ResumeContent {
  const headline = content.personalInfo.headline || targetJobTitle;
  return emptyHiddenSections({ ...content, personalInfo: { ...content.personalInfo, headline } }, sections);
}
