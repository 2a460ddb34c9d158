import * as z from '@shortlist/contracts/z';
import { writerSchema } from '../generator/generation';
import { optionalLanguageSchema } from '../platform/language-schema';
import { matchSchema } from '../platform/match';

/** POST /api/analyze-job. Treats the job posting as data; an empty one is `invalid_input`. Uses no quota. */
export const analyzeJobSchema = z.object({
  jobDescription: z.string({ error: 'required' }).trim().min(1, 'required').max(20_000, 'too_long'),
  /** As typed; takes precedence over the title in the job posting. */
  jobTitle: z.string().trim().max(200, 'too_long').optional(),
  /** A resume of the caller to match against the job posting. */
  resumeId: z.string().max(60).optional(),
  language: optionalLanguageSchema,
});

/** Requirements of a job posting, in its own words. Each term is in only one list. */
export const jobAnalysisSchema = z.object({
  /** In the order of the job posting; screens show eight. */
  requiredSkills: z.array(z.string()),
  /** Other terms that a resume for this job should contain: title, duties, preferred skills; screens show ten. */
  keywords: z.array(z.string()),
  /** Suggestions in the language of the request; screens show three. */
  suggestions: z.array(z.string()),
  /** Writer of the suggestions. The terms never come from a model. */
  writer: writerSchema,
  /** Match of the resume `resumeId`. Knock-outs are not part of its score. */
  match: matchSchema.optional(),
});
export type JobAnalysis = z.infer<typeof jobAnalysisSchema>;
