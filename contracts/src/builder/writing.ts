import * as z from '@shortlist/contracts/z';

/** The built-in writer uses at most two, four or six facts from the resume. */
export const letterLengthSchema = z.enum(['short', 'standard', 'long']);
export type LetterLength = z.infer<typeof letterLengthSchema>;

/** The built-in writer ignores the tone. */
export const letterToneSchema = z.enum(['plain', 'warm', 'formal']);
export type LetterTone = z.infer<typeof letterToneSchema>;

/** Reason for a rewrite. `unchanged` means that no rewrite was better. */
export const bulletReasonSchema = z.enum([
  'weak_opening',
  'first_person',
  'stock_phrase',
  'filler',
  'too_long',
  'add_number',
  'stronger_verb',
  'clearer',
  'unchanged',
]);
export type BulletReason = z.infer<typeof bulletReasonSchema>;

/** `after` may contain a blank for a figure that only the user knows. */
export const bulletRewriteSchema = z.object({ before: z.string(), after: z.string(), reason: bulletReasonSchema });
export type BulletRewrite = z.infer<typeof bulletRewriteSchema>;
