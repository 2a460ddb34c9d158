import * as z from '@shortlist/contracts/z';
import { writerSchema } from '../generator/generation';
import { optionalLanguageSchema } from '../platform/language-schema';
import { matchSchema } from '../platform/match';

/** POST /api/analyze-job. Treats the job posting as data; an empty one is `invalid_input`. Uses no quota. */
export const analyzeJobSchema = z.object({
  jobDescription: z.string({ error: 'required' }).trim().min(1, 'required').max(20_000, 'too_long'),
  /** As the person typed it; wins over what stands in the text. */
  jobTitle: z.string().trim().max(200, 'too_long').optional(),
  /** A resume of the caller to match against the job posting. */
  resumeId: z.string().max(60).optional(),
  language: optionalLanguageSchema,
});

/** The demands of a job posting, in its own words; each term stands in one list only. */
export const jobAnalysisSchema = z.object({
  /** The requirements of the posting, in its order; screens show eight. */
  requiredSkills: z.array(z.string()),
  /** Other terms that a resume for this job should contain: title, duties, preferred skills; screens show ten. */
  keywords: z.array(z.string()),
  /** Suggestions in the language of the request; screens show three. */
  suggestions: z.array(z.string()),
  /** The writer of the suggestions; the terms are always found by code. */
  writer: writerSchema,
  /** The match of the named resume with the posting, knock-outs apart. */
  match: matchSchema.optional(),
});
export type JobAnalysis = z.infer<typeof jobAnalysisSchema>;
