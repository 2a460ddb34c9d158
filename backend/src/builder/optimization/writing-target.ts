import type { TargetJob } from '../../engine/writing/rule-based/job-evidence';
import { isTermRejected } from '../resumes/rejected-changes';
import type { ResumeEntity } from '../resumes/resume.entity';
import type { ResumeAssessment } from '../resumes/resume-scores';

/** Returns the terms that the user has not rejected, and the job they belong to. Without a title, there is no job. */
export function getWritingTarget(
  { rejectedChanges, jobPosting }: Pick<ResumeEntity, 'rejectedChanges' | 'jobPosting'>,
  { score, jobTitle }: ResumeAssessment,
): { terms: string[]; target: TargetJob | undefined } {
  const rejected = new Set(rejectedChanges);
  const terms = score.terms.map(({ term }) => term).filter((term) => !isTermRejected(term, rejected));
  return { terms, target: jobTitle ? { jobTitle, terms, jobPostingText: jobPosting.trim() || undefined } : undefined };
}
