import * as z from '@shortlist/contracts/z';
import { optionalLanguageSchema } from '../platform/language-schema';
import { writerNameSchema } from '../generator/generation';
import { jobMatchSchema } from '../platform/job-match';
import { jobPostingInputSchema, resumeSchema } from './resume';

/**
 * Risk of a proposed change.
 * - `safe`: The change only rewords facts of the resume.
 * - `confirm`: The change names a tool or skill that the resume lacks. The user must confirm it.
 * - `blank`: The change needs a figure that only the user knows.
 * - `loses`: The change drops a figure that appears nowhere else in the resume.
 */
export const changeVerdictSchema = z.enum(['safe', 'confirm', 'blank', 'loses']);

/** The user accepts, edits or rejects each change. Explanations are in the language of the request. */
export const proposedChangeSchema = z.object({
  /** Unique within the response. */
  id: z.string(),
  /** Dotted field of the resume: "experience.0.achievements.2". `skills` adds a skill. */
  path: z.string(),
  /** `remove` deletes the bullet at `path`. `after` is then empty. */
  kind: z.literal('remove').optional(),
  /** Current text. Empty for an addition. */
  before: z.string(),
  after: z.string(),
  /** `after` with a blank for a size or result, which the user may fill in. `question` gives examples. */
  withDetail: z.string().optional(),
  verdict: changeVerdictSchema,
  reason: z.string(),
  /** Rule that caused the change. Rejecting the change rejects all changes to this text by this rule. */
  rule: z.string().optional(),
  /** Question that the user answers before applying a change that is not safe. */
  question: z.string().optional(),
  /** Job term that the change adds or emphasizes. */
  serves: z.string().optional(),
  /** Sentence of the job posting that contains the term. */
  asked: z.string().optional(),
  /** Score points that this change adds on its own. May be negative. */
  points: z.number(),
  /** Sample bullet about a missing term, in present and past tense, for the user to edit. */
  draft: z.object({ current: z.string(), past: z.string() }).optional(),
});
export type ProposedChange = z.infer<typeof proposedChangeSchema>;

/** POST /api/resumes/{id}/optimize. */
export const optimizeResumeRequestSchema = jobPostingInputSchema.extend({ language: optionalLanguageSchema });

/** A proposal that is not stored. `resume` is the stored resume with all safe changes applied. */
export const optimizationResultSchema = z.object({
  resume: resumeSchema,
  optimization: z.object({
    /** `atsScore` and `potential` are scores of the proposal, `scoreNow` is the score of the stored resume. */
    atsScore: z.number().int().min(0).max(100),
    scoreNow: z.number().int().min(0).max(100),
    potential: z.number().int().min(0).max(100),
    /** Set with a job posting. `matchScoreNow` is for the stored resume, the other two are for the proposal. */
    matchScore: jobMatchSchema.shape.matchScore.optional(),
    matchScoreNow: jobMatchSchema.shape.matchScore.optional(),
    missing: jobMatchSchema.shape.missing.optional(),
    writer: writerNameSchema,
    /** Next steps, most points first. The UI shows the first three. */
    suggestions: z.array(z.string()),
    /** Job terms that the resume lacks or only lists, most important first. The UI shows the first six. */
    keywords: z.array(z.string()),
    changes: z.array(proposedChangeSchema),
    /** True if the request counted as a use. A request counts only if the requested writer reworded a sentence. */
    charged: z.boolean().optional(),
  }),
});
export type OptimizationResult = z.infer<typeof optimizationResultSchema>;

/**
 * POST /api/resumes/{id}/rejected-changes. The resume no longer gets these changes, or changes to the same text by the
 * same rule. A rejected term is not proposed for any part of the resume.
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
