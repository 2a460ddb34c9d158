import type { BulletReason } from '@shortlist/contracts/builder/writing';

/** Tense context of a bullet: the verbs of a current job take the present tense. */
export interface Tense {
  current: boolean;
}

/** One improvement of a bullet. It only removes words or rephrases them and never adds a fact. */
export interface Rule {
  reason: BulletReason;
  apply(bullet: string, tense: Tense): string;
}

export const replace = (
  reason: BulletReason,
  pattern: RegExp,
  by: string | ((match: string, ...groups: string[]) => string),
): Rule => ({
  reason,
  apply: (bullet) => bullet.replace(pattern, by as string),
});

export const strike = (reason: BulletReason, phrases: readonly string[]): Rule =>
  replace(reason, new RegExp(`(?:(?<!\\s)\\s+)?(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'giu'), '');

/** Creates a rule that trims a generic ending from a long bullet: "…, ensuring a smooth process". */
export const cutAfter = (openings: readonly string[]): Rule => ({
  reason: 'too_long',
  apply: (bullet) => {
    const found = new RegExp(`[,;]\\s*(?:${openings.join('|')})(?!\\p{L})[^,;]*$`, 'iu').exec(bullet);
    if (!found || found.index < 60 || bullet.length < 100 || /\p{N}|\[/u.test(found[0])) return bullet;
    return bullet.slice(0, found.index) + (/[.。]$/u.exec(bullet)?.[0] ?? '');
  },
});
