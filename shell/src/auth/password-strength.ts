import { minPasswordLength } from '@shortlist/contracts/account/auth';

export const strengths = ['short', 'weak', 'fair', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** Letters of scripts with thousands of characters. */
const ideograph = /\p{Lo}/u;
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/**
 * Estimates how hard a password is to guess: length counts most, variety of characters adds to it, and few distinct
 * characters reduce it. Only a hint for the user; the server refuses common passwords by a list.
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
