import type { ProposedChange } from '@shortlist/contracts/builder/optimization';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { JobMatch } from '@shortlist/contracts/platform/job-match';
import type { Score } from '@shortlist/contracts/platform/score';
import { countTerm } from '../../engine/matching/terms';
import { type JobPosting, translateTerm } from '../job-postings/job-posting';
import type { ChangeReason } from '../messages';

export interface Proposal {
  after: string;
  reason: ChangeReason;
  /** Values for the placeholders in the reason. */
  alias?: { said: string; term: string } | undefined;
}

export interface ChangesInput {
  before: ResumeContent;
  /** `before` without hidden sections. Defaults to `before`. */
  visibleContent?: ResumeContent | undefined;
  proposals: ReadonlyMap<string, Proposal>;
  score: Score;
  /** Returns points that are only meaningful for comparing resumes. Higher is better. */
  scorePoints: (resume: ResumeContent) => number;
  documentLanguage: Language;
  /** Language of the explanations. */
  language: Language;
  jobPosting?: JobPosting | undefined;
  match?: JobMatch | undefined;
  findDraft?: ((term: string) => NonNullable<ProposedChange['draft']>) | undefined;
  /** Keys of the changes that the user rejected. */
  rejectedKeys?: ReadonlySet<string> | undefined;
  today: string;
}

export type ChangeDraft = Omit<ProposedChange, 'id' | 'points'>;

/** Returns whether a term names one of the user's degrees, such as "BSc Nursing", which isn't a skill. */
export const isDegree = (term: string, { education }: ResumeContent, language: Language) =>
  education.some(({ degree }) => countTerm(degree, term, language) > 0);

export function buildTargetTermFields(
  term: string,
  { jobPosting, documentLanguage }: ChangesInput,
): Pick<ProposedChange, 'serves' | 'asked'> {
  const postingTerm = jobPosting?.terms.find(
    (jobTerm) => translateTerm(jobTerm, jobPosting, documentLanguage) === term,
  );
  return postingTerm ? { serves: postingTerm.term, asked: postingTerm.phrase } : { serves: term };
}
