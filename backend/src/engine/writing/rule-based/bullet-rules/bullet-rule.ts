import { z } from 'zod';

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

/** Context of a bullet. In a current job, verbs are in the present tense. */
export interface BulletContext {
  isCurrent: boolean;
}

/** Rule that improves a bullet. It removes or rephrases words and never adds a fact. */
export interface BulletRule {
  reason: BulletReason;
  apply(bullet: string, context: BulletContext): string;
}

export const createReplaceRule = (
  reason: BulletReason,
  pattern: RegExp,
  replacement: string | ((match: string, ...groups: string[]) => string),
): BulletRule => ({
  reason,
  apply: (bullet) => bullet.replace(pattern, replacement as string),
});

export const createRemovePhrasesRule = (reason: BulletReason, phrases: readonly string[]): BulletRule =>
  createReplaceRule(reason, new RegExp(`(?:(?<!\\s)\\s+)?(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'giu'), '');

/** Creates a rule that trims a generic ending from a long bullet: "…, ensuring a smooth process". */
export const createTrimEndingRule = (endingOpenings: readonly string[]): BulletRule => ({
  reason: 'too_long',
  apply: (bullet) => {
    const match = new RegExp(`[,;]\\s*(?:${endingOpenings.join('|')})(?!\\p{L})[^,;]*$`, 'iu').exec(bullet);
    if (!match || match.index < 60 || bullet.length < 100 || /\p{N}|\[/u.test(match[0])) return bullet;
    return bullet.slice(0, match.index) + (/[.。]$/u.exec(bullet)?.[0] ?? '');
  },
});
