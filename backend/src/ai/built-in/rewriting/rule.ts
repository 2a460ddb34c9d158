import type { BulletReason } from '@shortlist/contracts/builder/writing';

/** Whether the bullet belongs to a job that the person has now: its verbs stand in the present then. */
export interface Tense {
  current: boolean;
}

/** One improvement of a bullet. It only takes words away, or says the same in better ones: never a new fact. */
export interface Rule {
  reason: BulletReason;
  apply(bullet: string, tense: Tense): string;
}

/** A rule that replaces what a pattern finds. */
export const replace = (
  reason: BulletReason,
  pattern: RegExp,
  by: string | ((match: string, ...groups: string[]) => string),
): Rule => ({
  reason,
  apply: (bullet) => bullet.replace(pattern, by as string),
});

/** A rule that takes away all of a list of phrases, in any case. */
export const strike = (reason: BulletReason, phrases: readonly string[]): Rule =>
  replace(reason, new RegExp(`(?:(?<!\\s)\\s+)?(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'giu'), '');

/** A rule that cuts the end of a long bullet when it only says what anybody would: "…, ensuring a smooth process". */
export const cutAfter = (openings: readonly string[]): Rule => ({
  reason: 'too_long',
  apply: (bullet) => {
    const found = new RegExp(`[,;]\\s*(?:${openings.join('|')})(?!\\p{L})[^,;]*$`, 'iu').exec(bullet);
    if (!found || found.index < 60 || bullet.length < 100 || /\p{N}|\[/u.test(found[0])) return bullet;
    return bullet.slice(0, found.index) + (/[.。]$/u.exec(bullet)?.[0] ?? '');
  },
});
