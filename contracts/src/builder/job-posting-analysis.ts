import * as z from '@shortlist/contracts/z';
import { writerNameSchema } from '../generator/generation';
import { optionalLanguageSchema } from '../platform/language-schema';
import { jobMatchSchema } from '../platform/job-match';

/** POST /api/analyze-job. Uses no quota. */
export const analyzeJobPostingRequestSchema = z.object({
  jobDescription: z.string({ error: 'required' }).trim().min(1, 'required').max(20_000, 'too_long'),
  /** Takes precedence over the title in the job posting. */
  jobTitle: z.string().trim().max(200, 'too_long').optional(),
  resumeId: z.string().max(60).optional(),
  language: optionalLanguageSchema,
});

/** Requirements in the words of the job posting. Each term is in only one list. */
export const jobPostingAnalysisSchema = z.object({
  /** In the order of the job posting. The UI shows the first eight. */
  requiredSkills: z.array(z.string()),
  /** Other terms for a resume, such as duties and preferred skills. The UI shows the first ten. */
  keywords: z.array(z.string()),
  /** Suggestions in the language of the request. The UI shows the first three. */
  suggestions: z.array(z.string()),
  /** Writer of the suggestions. The terms never come from a model. */
  writer: writerNameSchema,
  /** Match with the resume `resumeId`. Knockout criteria are not part of its score. */
  match: jobMatchSchema.optional(),
});
export type JobPostingAnalysis = z.infer<typeof jobPostingAnalysisSchema>;
