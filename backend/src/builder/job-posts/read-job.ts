import type { Language } from '@shortlist/contracts/platform/languages';
import type { Match } from '@shortlist/contracts/platform/match';
import type { AnalysisOrder } from '../../ai/built-in/analysis';
import { analyzeJob } from '../../ats/match/analyze-job';
import { matchOf, type ScoredState } from '../resumes/resume-scores';
import { readJobPost } from './job-post';

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
  match: Match | undefined;
  /** Input of the writer that phrases the advice. */
  order: AnalysisOrder;
}

export function readJob({ jobPosting, targetJobTitle, language, state, today }: JobToRead): JobReading {
  const post = readJobPost(jobPosting, language, targetJobTitle);
  const { title, terms = [] } = post ?? {};
  const { requiredSkills, keywords } = analyzeJob(terms, title);
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
