import * as z from '@shortlist/contracts/z';
import { optionalLanguageSchema } from '../platform/language-schema';
import { writerNameSchema } from '../generator/generation';
import { jobMatchSchema } from '../platform/job-match';
import { jobPostingInputSchema, resumeSchema } from './resume';

/**
 * Condition for applying a proposed change. `safe`: only rewords facts of the resume; `confirm`: names a tool or skill
 * that the resume lacks, so the user must confirm it; `blank`: needs a figure that only the user knows; `loses`:
 * drops a figure that appears nowhere else in the resume.
 */
export const changeVerdictSchema = z.enum(['safe', 'confirm', 'blank', 'loses']);

/**
 * A proposed change, which the user accepts, edits or rejects individually. Texts are in the language of the request.
 */
export const proposedChangeSchema = z.object({
  /** Unique within the response. */
  id: z.string(),
  /** Dotted field of the resume: "experience.0.achievements.2". `skills` adds a skill. */
  path: z.string(),
  /** `remove` proposes to delete the bullet at `path` ("experience.0.achievements.2"); `after` is then empty. */
  kind: z.literal('remove').optional(),
  /** Current text; empty for an addition. */
  before: z.string(),
  after: z.string(),
  /** `after` with a blank for its size or result, which the user may fill in; `question` gives examples. */
  withDetail: z.string().optional(),
  verdict: changeVerdictSchema,
  reason: z.string(),
  /** Identifies the cause of a reworded text. Rejecting the change rejects all changes of this text with this cause. */
  rule: z.string().optional(),
  /** Question to confirm before a change that is not safe. */
  question: z.string().optional(),
  /** Job term that the change addresses, worded as in the job posting if there is one. */
  serves: z.string().optional(),
  /** Sentence of the job posting that contains this term. */
  asked: z.string().optional(),
  /** Score points that this change adds on its own; may be negative. */
  points: z.number(),
  /** Typical line about a missing term, for a current and a past job, which the user changes to what they did. */
  draft: z.object({ current: z.string(), past: z.string() }).optional(),
});
export type ProposedChange = z.infer<typeof proposedChangeSchema>;

/** POST /api/resumes/{id}/optimize. */
export const optimizeResumeRequestSchema = jobPostingInputSchema.extend({ language: optionalLanguageSchema });

/**
 * A proposal. It is not stored. `resume` is the stored resume with every safe change applied, and `atsScore` its
 * score. To apply it, send a PUT.
 */
export const optimizationResultSchema = z.object({
  resume: resumeSchema,
  optimization: z.object({
    /** Scores of the proposal (`atsScore`, `potential`) and of the stored resume (`scoreNow`). */
    atsScore: z.number().int().min(0).max(100),
    scoreNow: z.number().int().min(0).max(100),
    potential: z.number().int().min(0).max(100),
    /**
     * With a job posting: the match of the proposal, the match of the stored resume, and the terms that the proposal
     * still lacks.
     */
    matchScore: jobMatchSchema.shape.matchScore.optional(),
    matchScoreNow: jobMatchSchema.shape.matchScore.optional(),
    missing: jobMatchSchema.shape.missing.optional(),
    writer: writerNameSchema,
    /** Next steps, most points first. The UI shows three. */
    suggestions: z.array(z.string()),
    /** Job terms that the resume lacks or only lists, most important first. The UI shows six. */
    keywords: z.array(z.string()),
    changes: z.array(proposedChangeSchema),
    /** True if the request counted as a use: only if the requested writer reworded a sentence. */
    charged: z.boolean().optional(),
  }),
});
export type OptimizationResult = z.infer<typeof optimizationResultSchema>;

/**
 * POST /api/resumes/{id}/rejected-changes. Neither these changes nor other wordings of the same text by the same rule
 * are proposed again for this resume. A rejected term is not proposed for any part of it.
 */
export const rejectedChangesSchema = z.object({
  changes: z
    .array(
      z.object({
        before: z.string().max(8_000),
        after: z.string().max(8_000),
        rule: z.string().max(8_000).optional(),
      }),
    )
    .max(100),
});
