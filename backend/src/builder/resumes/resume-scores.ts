import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Match } from '@shortlist/contracts/platform/match';
import type { Score } from '@shortlist/contracts/platform/score';
import { withoutHidden } from '@shortlist/documents/sections';
import { targetOf as targetOfTitle } from '../../ai/built-in/target-terms';
import { industryOf } from '../../ai/built-in/titles/find-occupation';
import type { Target } from '../../ats/checks/rule';
import { matchResume } from '../../ats/match/match';
import { scoreResume } from '../../ats/score';
import { parsed, type ReadFile } from '../../rendering/read-file';
import { type JobPost, namesOfWork, readJobPost, targetTermsOf } from '../job-posts/job-post';
import type { ResumeState } from './resume.entity';

/** What a score is made of: only that, so that no more goes to a thread. */
export type ScoredState = Pick<
  ResumeState,
  'content' | 'sections' | 'language' | 'targetJobTitle' | 'targetIndustry' | 'jobPosting'
>;

export const scoredStateOf = ({
  content,
  sections,
  language,
  targetJobTitle,
  targetIndustry,
  jobPosting,
}: ScoredState): ScoredState => ({ content, sections, language, targetJobTitle, targetIndustry, jobPosting });

/** How a resume stands, against its target and its job posting. */
export interface Standing {
  score: Score;
  /** How it answers its job posting; undefined without one. */
  match: Match | undefined;
  /** The title that it is measured against; empty without one. */
  jobTitle: string;
}

/** The score of the file that would be sent, explained in `language`; with a job posting against what it asks for. */
export function standingOf({
  state,
  file,
  language,
  today,
}: {
  state: ScoredState;
  file: ReadFile | undefined;
  language: Language;
  today: string;
}): Standing {
  const { language: documentLanguage, sections } = state;
  const target = targetOf(state);
  const input = { resume: asPrinted(state), sections, target, language, documentLanguage, today };
  const score = scoreResume({ ...input, ...(file && { file: parsed(file) }) });
  return { score, match: matchOf(state, today), jobTitle: target?.jobTitle ?? '' };
}

/** How the resume answers its job posting; undefined without one. */
export function matchOf(state: ScoredState, today: string): Match | undefined {
  const post = postOf(state);
  if (!post) return undefined;
  return matchResume({
    resume: asPrinted(state),
    jobText: post.text,
    jobTitle: state.targetJobTitle,
    jobLanguage: post.language,
    documentLanguage: state.language,
    today,
    namesOfWork: namesOfWork(post.language),
  });
}

/**
 * What the resume is measured against: its own target title, the title of its job posting or its headline, nothing
 * without all three; and the terms of the posting, or those that are usual for the title.
 */
export function targetOf(state: ScoredState): Target | undefined {
  const { content, language, targetJobTitle, targetIndustry } = state;
  const post = postOf(state);
  const own = targetJobTitle || content.personalInfo.headline;
  const jobTitle = targetJobTitle || post?.title || own;
  const terms = post ? targetTermsOf(post, language) : [];
  if (!jobTitle) return terms.length ? { jobTitle: '', industry: '', terms } : undefined;
  const typedIn = post && jobTitle !== own ? post.language : language;
  const industry = (jobTitle === own && targetIndustry) || industryOf(jobTitle, typedIn);
  const target = industry ? targetOfTitle(jobTitle, industry, language) : { jobTitle, industry: '', terms: [] };
  return terms.length ? { ...target, terms } : target;
}

/**
 * Returns a function that computes the points which other content adds to the resume's score. Checks that need a file
 * do not count.
 */
export function pointsOfText(state: ScoredState, today: string): (content: ResumeContent) => number {
  const target = targetOf(state);
  const { language } = state;
  const pointsOf = (content: ResumeContent) =>
    scoreResume({ resume: asPrinted({ ...state, content }), target, language, documentLanguage: language, today })
      .checks.filter(({ applies }) => applies)
      .reduce((sum, { points }) => sum + points, 0);
  const now = pointsOf(state.content);
  return (content) => Math.round((pointsOf(content) - now) * 10) / 10;
}

/** The job posting of a resume as code reads it. */
export const postOf = ({ jobPosting, language, targetJobTitle }: ScoredState): JobPost | undefined =>
  readJobPost(jobPosting, language, targetJobTitle);

/** Returns the content as printed: without hidden parts, and with the target title as headline if there is none. */
export function asPrinted({ content, sections, targetJobTitle }: ScoredState): ResumeContent {
  const headline = content.personalInfo.headline || targetJobTitle;
  return withoutHidden({ ...content, personalInfo: { ...content.personalInfo, headline } }, sections);
}
