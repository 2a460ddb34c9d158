import { minPasswordLength } from '@shortlist/contracts/account/auth';

export const passwordStrengths = ['short', 'weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** Letters without case, such as Chinese characters. Such a script may have thousands of them. */
const ideograph = /\p{Lo}/u;
const characterClasses = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/**
 * Estimates how hard a password is to guess. Length contributes most, a variety of characters adds to it, and few
 * distinct characters reduce it. This is only a hint; the server also rejects common passwords.
 */
export function getPasswordStrength(password: string): PasswordStrength {
  const characters = [...password];
  if (characters.length < minPasswordLength) return 'short';
  const uniqueCount = new Set(characters).size;
  const variety = characterClasses.filter((kind) => kind.test(password)).length;
  const length = characters.length + characters.filter((character) => ideograph.test(character)).length;
  const score = Math.min(length, uniqueCount * 2) + (variety - 1) * 2;
  if (uniqueCount < 4 || score < 10) return 'weak';
  return score < 15 ? 'fair' : 'strong';
}
