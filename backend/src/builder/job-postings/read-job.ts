import type { Language } from '@shortlist/contracts/platform/languages';
import type { JobMatch } from '@shortlist/contracts/platform/job-match';
import type { JobAnalysisInput } from '../../ai/rule-based/job-analysis';
import { groupJobTerms } from '../../ats/match/group-job-terms';
import { matchOf, type ScoredState } from '../resumes/resume-scores';
import { parseJobPosting } from './job-posting';

interface JobToRead {
  jobPosting: string;
  targetJobTitle: string;
  /** Language of the page. Assumed for a posting that is too short to detect its language. */
  language: Language;
  /** State of the resume to match, with that posting as its own. */
  state: ScoredState | undefined;
  today: string;
}

export interface JobReading {
  requiredSkills: string[];
  keywords: string[];
  match: JobMatch | undefined;
  /** Input of the writer that phrases the advice. */
  order: JobAnalysisInput;
}

export function readJob({ jobPosting, targetJobTitle, language, state, today }: JobToRead): JobReading {
  const post = parseJobPosting(jobPosting, language, targetJobTitle);
  const { title, terms = [] } = post ?? {};
  const { requiredSkills, keywords } = groupJobTerms(terms, title);
  const match = state && matchOf(state, today);
  const lacks = (term: string) => !match || match.terms.some((one) => one.term === term && one.place === 'missing');
  const order = {
    title: match && match.parts.title.points >= match.parts.title.max ? undefined : title,
    required: requiredSkills,
    preferred: terms.filter(({ term, weight }) => weight === 1 && lacks(term)).map(({ term }) => term),
    missing: match?.terms.filter(({ weight, place }) => weight === 3 && place === 'missing').map(({ term }) => term),
    evidenced: match?.terms.filter(({ place }) => place === 'entry').map(({ term }) => term),
    language,
  };
  return { requiredSkills, keywords, match, order };
}
