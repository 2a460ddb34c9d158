import type { Language } from '@shortlist/contracts/platform/languages';
import type { JobMatch } from '@shortlist/contracts/platform/job-match';
import type { JobAnalysisInput } from '../../engine/writing/rule-based/job-analysis';
import { groupJobTerms } from '../../engine/matching/group-job-terms';
import { calculateMatch, type ScorableResume } from '../resumes/resume-scores';
import { isTermRejected, omitRejected } from '../resumes/rejected-changes';
import { isJobTitle, parseJobPosting } from './job-posting';

interface JobPostingInput {
  jobPosting: string;
  targetJobTitle: string;
  /** Language of the page, assumed if the posting is too short to detect its language. */
  language: Language;
  /** State of the resume to match. Its job posting must be `jobPosting`. */
  state: ScorableResume | undefined;
  /** Keys of the changes that the user rejected for this resume. */
  rejected: readonly string[];
  today: string;
}

export interface JobPostingAnalysisData {
  requiredSkills: string[];
  keywords: string[];
  match: JobMatch | undefined;
  /** Input of the task that writes the suggestions. */
  analysisInput: JobAnalysisInput;
}

export function analyzeJobPosting({
  jobPosting,
  targetJobTitle,
  language,
  state,
  rejected,
  today,
}: JobPostingInput): JobPostingAnalysisData {
  const posting = parseJobPosting(jobPosting, language, targetJobTitle);
  const fullMatch = state && calculateMatch(state, today);
  const rejectedKeys = new Set(rejected);
  const isMissing = (term: string) =>
    !fullMatch || fullMatch.terms.some((matchTerm) => matchTerm.term === term && matchTerm.place === 'missing');
  const isRejected = ({ term }: { term: string }) => isMissing(term) && isTermRejected(term, rejectedKeys);
  const match = fullMatch && omitRejected(fullMatch, rejectedKeys);
  const title = posting?.title;
  const terms =
    posting?.terms.filter((term) => !isRejected(term) && !(state && isJobTitle(term.term, posting, state.content))) ??
    [];
  const { requiredSkills, keywords } = groupJobTerms(terms);
  const analysisInput = {
    title: match && match.parts.title.points >= match.parts.title.max ? undefined : title,
    required: requiredSkills,
    preferred: terms.filter(({ term, weight }) => weight === 1 && isMissing(term)).map(({ term }) => term),
    missing: match?.terms
      .filter((term) => term.weight === 3 && term.place === 'missing' && !isRejected(term))
      .map(({ term }) => term),
    evidenced: match?.terms.filter(({ place }) => place === 'entry').map(({ term }) => term),
    language,
  };
  return { requiredSkills, keywords, match, analysisInput };
}
