import { minPasswordLength } from '@shortlist/contracts/account/auth';

export const passwordStrengths = ['short', 'weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** Matches letters without case, such as Chinese characters. They count twice, because their scripts have thousands. */
const ideographPattern = /\p{Lo}/u;
const characterClassPatterns = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/**
 * Estimates how hard a password is to guess. Length counts most. Different kinds of characters increase the strength,
 * and repeated characters reduce it. This is only a hint. The server also rejects common passwords.
 */
export function getPasswordStrength(password: string): PasswordStrength {
  const characters = [...password];
  if (characters.length < minPasswordLength) return 'short';
  const uniqueCount = new Set(characters).size;
  const variety = characterClassPatterns.filter((pattern) => pattern.test(password)).length;
  const length = characters.length + characters.filter((character) => ideographPattern.test(character)).length;
  const score = Math.min(length, uniqueCount * 2) + (variety - 1) * 2;
  if (uniqueCount < 4 || score < 10) return 'weak';
  return score < 15 ? 'fair' : 'strong';
}
