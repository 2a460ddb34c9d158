import { minPasswordLength } from '@shortlist/contracts/account/auth';

/** What is wrong with a new password or its repetition, once somebody has left that field. */
export function checkLeftPassword(
  field: string,
  { password, confirmation }: { password: string; confirmation: string },
): 'auth.short' | 'auth.mismatch' | undefined {
  if (field === 'confirmation') return password === confirmation ? undefined : 'auth.mismatch';
  return password.length < minPasswordLength ? 'auth.short' : undefined;
}
