import { minAdminPasswordLength } from '@shortlist/contracts/account/auth';
import { AppError } from '../../platform/http/app-error';
import commonPasswords from './common-passwords.json';
import { listLeetspeakReadings } from './leetspeak';
import type { UserEntity } from './user.entity';

/** The 10,000 most common passwords of at least 6 characters, from @zxcvbn-ts/language-common 4.1.3 (MIT). */
const commonPasswordSet = new Set(commonPasswords);

const normalize = (text: string) => text.normalize('NFKC').toLowerCase();
const stripPunctuation = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

export const isCommonPassword = (password: string) =>
  listLeetspeakReadings(normalize(password)).some((text) => commonPasswordSet.has(text));

/** Detects blank passwords and repetitions of up to three characters, which attackers try. */
function isRepetition(password: string): boolean {
  const text = normalize(password).trim();
  const period = `${text}${text}`.indexOf(text, 1);
  return text.length < 2 || (period <= 3 && period < text.length);
}

function isMostlyPersonal(password: string, { username, email }: Pick<UserEntity, 'username' | 'email'>): boolean {
  const parts = `${email} ${username}`.split(/[^\p{L}\p{N}]+/u);
  const personalWords = [email, email.split('@')[0]!, username, ...parts, 'shortlist'].map((word) =>
    stripPunctuation(normalize(word)),
  );
  return listLeetspeakReadings(normalize(password)).some((reading) => {
    const text = stripPunctuation(reading);
    return personalWords.some(
      (word) => word.length >= 4 && text.includes(word) && text.replaceAll(word, '').length < 6,
    );
  });
}

/**
 * Throws `invalid_input` with an issue at `path` if the password is easy to guess, or too short for an administrator.
 */
export function assertAcceptablePassword(
  password: string,
  user: Pick<UserEntity, 'username' | 'email' | 'isAdmin'>,
  path: string,
): void {
  const reasons = {
    password_admin_short: user.isAdmin && [...password].length < minAdminPasswordLength,
    password_repeats: isRepetition(password),
    password_common: isCommonPassword(password),
    password_known: isMostlyPersonal(password, user),
  };
  const reason = Object.entries(reasons).find(([, applies]) => applies)?.[0];
  if (reason) throw new AppError('invalid_input', { issues: [{ path, message: reason }] });
}
