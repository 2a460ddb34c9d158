import type { Language } from '@shortlist/contracts/platform/languages';
import type { JobMatch } from '@shortlist/contracts/platform/job-match';
import type { JobAnalysisInput } from '../../ai/rule-based/job-analysis';
import { groupJobTerms } from '../../ats/match/group-job-terms';
import { calculateMatch, type ScoredState } from '../resumes/resume-scores';
import { parseJobPosting } from './job-posting';

interface JobPostingInput {
  jobPosting: string;
  targetJobTitle: string;
  /** Language of the page. Assumed for a posting that is too short to detect its language. */
  language: Language;
  /** State of the resume to match. Its job posting must be `jobPosting`. */
  state: ScoredState | undefined;
  today: string;
}

export interface JobPostingAnalysisData {
  requiredSkills: string[];
  keywords: string[];
  match: JobMatch | undefined;
  /** Input of the task that writes the suggestions. */
  analysisInput: JobAnalysisInput;
}

export function readJobPosting({
  jobPosting,
  targetJobTitle,
  language,
  state,
  today,
}: JobPostingInput): JobPostingAnalysisData {
  const posting = parseJobPosting(jobPosting, language, targetJobTitle);
  const { title, terms = [] } = posting ?? {};
  const { requiredSkills, keywords } = groupJobTerms(terms, title);
  const match = state && calculateMatch(state, today);
  const isMissing = (term: string) =>
    !match || match.terms.some((matchTerm) => matchTerm.term === term && matchTerm.place === 'missing');
  const analysisInput = {
    title: match && match.parts.title.points >= match.parts.title.max ? undefined : title,
    required: requiredSkills,
    preferred: terms.filter(({ term, weight }) => weight === 1 && isMissing(term)).map(({ term }) => term),
    missing: match?.terms.filter(({ weight, place }) => weight === 3 && place === 'missing').map(({ term }) => term),
    evidenced: match?.terms.filter(({ place }) => place === 'entry').map(({ term }) => term),
    language,
  };
  return { requiredSkills, keywords, match, analysisInput };
}
