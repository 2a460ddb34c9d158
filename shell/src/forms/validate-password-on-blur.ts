import { minPasswordLength } from '@shortlist/contracts/account/auth';

/** Returns the error of `field`, the new password or its confirmation, when the field loses the focus. */
export function validatePasswordOnBlur(
  field: string,
  { password, confirmation }: { password: string; confirmation: string },
): 'auth.short' | 'auth.mismatch' | undefined {
  if (field === 'confirmation') return password === confirmation ? undefined : 'auth.mismatch';
  return password.length < minPasswordLength ? 'auth.short' : undefined;
}
