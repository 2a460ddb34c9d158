import { leastAdminPassword } from '@shortlist/contracts/account/auth';
import { AppError } from '../../platform/http/app-error';
import commonPasswords from './common-passwords.json';
import { listLeetspeakReadings } from './leetspeak';
import type { UserEntity } from './user.entity';

/** The 10,000 most common passwords of at least 6 characters, from @zxcvbn-ts/language-common 4.1.3 (MIT). */
const common = new Set(commonPasswords);

const lower = (text: string) => text.normalize('NFKC').toLowerCase();
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

export const isCommonPassword = (password: string) =>
  listLeetspeakReadings(lower(password)).some((text) => common.has(text));

/** Detects blank passwords and repetitions of up to three characters, which attackers try. */
function isRepetition(password: string): boolean {
  const text = lower(password).trim();
  const period = `${text}${text}`.indexOf(text, 1);
  return text.length < 2 || (period <= 3 && period < text.length);
}

/** Returns whether the password consists mostly of the user's name or email, or of the product's name. */
function isAboutThem(password: string, { username, email }: Pick<UserEntity, 'username' | 'email'>): boolean {
  const parts = `${email} ${username}`.split(/[^\p{L}\p{N}]+/u);
  const known = [email, email.split('@')[0]!, username, ...parts, 'shortlist'].map((word) => letters(lower(word)));
  return listLeetspeakReadings(lower(password)).some((spelling) => {
    const text = letters(spelling);
    return known.some((word) => word.length >= 4 && text.includes(word) && text.replaceAll(word, '').length < 6);
  });
}

/**
 * Throws `invalid_input` with an issue at `path` if the password is easy to guess, or too short for an administrator.
 */
export function checkNewPassword(
  password: string,
  user: Pick<UserEntity, 'username' | 'email' | 'isAdmin'>,
  path: string,
): void {
  const reasons = {
    password_admin_short: user.isAdmin && [...password].length < leastAdminPassword,
    password_repeats: isRepetition(password),
    password_common: isCommonPassword(password),
    password_known: isAboutThem(password, user),
  };
  const reason = Object.entries(reasons).find(([, holds]) => holds)?.[0];
  if (reason) throw new AppError('invalid_input', { issues: [{ path, message: reason }] });
}
