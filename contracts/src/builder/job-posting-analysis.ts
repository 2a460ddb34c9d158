import * as z from '@shortlist/contracts/z';
import { writerNameSchema } from '../generator/generation';
import { optionalLanguageSchema } from '../platform/language-schema';
import { jobMatchSchema } from '../platform/job-match';

/** POST /api/analyze-job. Prompts quote the job posting as data. An empty posting is `invalid_input`. Uses no quota. */
export const analyzeJobPostingRequestSchema = z.object({
  jobDescription: z.string({ error: 'required' }).trim().min(1, 'required').max(20_000, 'too_long'),
  /** As typed; takes precedence over the title in the job posting. */
  jobTitle: z.string().trim().max(200, 'too_long').optional(),
  /** A resume of the caller to match against the job posting. */
  resumeId: z.string().max(60).optional(),
  language: optionalLanguageSchema,
});

/** Requirements of a job posting, in its own words. Each term is in only one list. */
export const jobPostingAnalysisSchema = z.object({
  /** In the order of the job posting. The UI shows the first eight. */
  requiredSkills: z.array(z.string()),
  /** Other terms for a resume, such as duties and preferred skills, but not the title. The UI shows the first ten. */
  keywords: z.array(z.string()),
  /** Suggestions in the language of the request. The UI shows the first three. */
  suggestions: z.array(z.string()),
  /** Writer of the suggestions: a model or the built-in one. The terms never come from a model. */
  writer: writerNameSchema,
  /** Match of the resume `resumeId`. Knock-outs are not part of its score. */
  match: jobMatchSchema.optional(),
});
export type JobPostingAnalysis = z.infer<typeof jobPostingAnalysisSchema>;
