import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Score } from '@shortlist/contracts/platform/score';

export interface JobPostingSample {
  jobTitle: string;
  /** Excerpt of the job posting. Terms that the resume covers are between asterisks. */
  jobPosting: string;
  /** Requirements of the posting, most important first: five core ones and one nice to have. */
  terms: string[];
  resume: ResumeContent;
}

/** `draft` is the score of the same resume while its figures are still blanks. */
export interface SampleScores {
  final: Score;
  draft: Score;
}
