import { minPasswordLength } from '@shortlist/contracts/account/auth';

export const strengths = ['short', 'weak', 'fair', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** Letters of scripts with thousands of them. */
const ideograph = /\p{Lo}/u;
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/**
 * How hard a password is to guess, roughly: its length counts most, the variety of its characters adds to it, and few
 * different characters take it back. A hint for its owner; the server refuses common passwords by a list.
 */
export function passwordStrength(password: string): Strength {
  const characters = [...password];
  if (characters.length < minPasswordLength) return 'short';
  const different = new Set(characters).size;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const length = characters.length + characters.filter((character) => ideograph.test(character)).length;
  const worth = Math.min(length, different * 2) + (variety - 1) * 2;
  if (different < 4 || worth < 10) return 'weak';
  return worth < 15 ? 'fair' : 'strong';
}
