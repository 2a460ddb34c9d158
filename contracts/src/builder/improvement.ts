import * as z from '@shortlist/contracts/z';
import { writerNameSchema } from '../generator/generation';
import { languageSchema, optionalLanguageSchema } from '../platform/language-schema';

/** `figure` adds a number; `posting` uses the wording of the job posting. */
export const improvementKindSchema = z.enum(['verb', 'shorter', 'figure', 'posting']);
export type ImprovementKind = z.infer<typeof improvementKindSchema>;

/** `paragraph` is part of a cover letter. `summary` stands for any text of full sentences in a resume. */
export const improvedFieldSchema = z.enum(['bullet', 'summary', 'paragraph']);
export type ImprovedField = z.infer<typeof improvedFieldSchema>;

/** POST /api/improve-text. Uses no quota and stores nothing. */
export const improveTextSchema = z.object({
  text: z.string({ error: 'required' }).trim().min(1, 'required').max(4_000, 'too_long'),
  kind: improvementKindSchema,
  place: improvedFieldSchema,
  documentLanguage: languageSchema,
  /** True if the text is about a current job. */
  current: z.boolean().default(false),
  jobPosting: z.string().max(20_000, 'too_long').default(''),
  language: optionalLanguageSchema,
});

/**
 * Also the response of POST /api/resumes/{id}/summary-draft, which writes a summary from the other sections. `before` and
 * `after` are equal if no rewrite is better. A missing figure becomes a blank for the user to
 * fill in.
 */
export const improvedTextSchema = z.object({
  before: z.string(),
  after: z.string(),
  writer: writerNameSchema,
  /** Set if no verb can be stronger because the bullet does not state an action. */
  advice: z.literal('no_verb').optional(),
});
export type ImprovedText = z.infer<typeof improvedTextSchema>;
