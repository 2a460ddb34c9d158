import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Score } from '@shortlist/contracts/platform/score';

/** A fictional resume with the job posting that it targets. */
export interface JobSample {
  jobTitle: string;
  /** An excerpt of the job posting; terms that the resume covers are between asterisks. */
  posting: string;
  /** The demands of the posting, most important first: the first five are core, the last is nice to have. */
  terms: string[];
  resume: ResumeContent;
}

/** The result of the score engine for a sample. `draft`: of the same resume while its figures are still blanks. */
export interface SampleScores {
  final: Score;
  draft: Score;
}
