import * as z from '@shortlist/contracts/z';
import { writerSchema } from '../generator/generation';
import { languageSchema, optionalLanguageSchema } from '../platform/language-schema';

/** The improvements that a person may ask for: a stronger verb, fewer words, a figure, or the words of the job posting. */
export const improvementKindSchema = z.enum(['verb', 'shorter', 'figure', 'posting']);
export type ImprovementKind = z.infer<typeof improvementKindSchema>;

/** The kind of text; a paragraph is one of a cover letter. */
export const improvedPlaceSchema = z.enum(['bullet', 'summary', 'paragraph']);
export type ImprovedPlace = z.infer<typeof improvedPlaceSchema>;

/** POST /api/improve-text. Only the text is known of the person; takes no generation, stores nothing. */
export const improveTextSchema = z.object({
  text: z.string({ error: 'required' }).trim().min(1, 'required').max(4_000, 'too_long'),
  kind: improvementKindSchema,
  place: improvedPlaceSchema,
  /** Of the text. */
  documentLanguage: languageSchema,
  /** It is about a job that the person has now. */
  current: z.boolean().default(false),
  jobPosting: z.string().max(20_000, 'too_long').default(''),
  language: optionalLanguageSchema,
});

/** The text before and after; the same where nothing is better. A figure is a blank that the person fills. */
export const improvedTextSchema = z.object({ before: z.string(), after: z.string(), writer: writerSchema });
export type ImprovedText = z.infer<typeof improvedTextSchema>;
