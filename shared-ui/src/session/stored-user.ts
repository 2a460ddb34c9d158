import type { User } from '@shortlist/contracts/account/auth';

const key = 'user';

export const hasStoredUser = () => localStorage.getItem(key) !== null;

export async function readStoredUser(): Promise<User | null> {
  const text = localStorage.getItem(key);
  if (text === null) return null;
  const { userSchema } = await import('@shortlist/contracts/account/auth');
  try {
    return userSchema.parse(JSON.parse(text));
  } catch {
    localStorage.removeItem(key);
    return null;
  }
}

export function storeUser(user: User | null): void {
  if (user) localStorage.setItem(key, JSON.stringify(user));
  else localStorage.removeItem(key);
}

/**
 * Clears the data that areas store in this browser, such as unsent text, unfinished reviews and form values. The color
 * scheme is not personal data and stays.
 */
export function forgetHere(): void {
  for (const name of Object.keys(localStorage)) if (name !== 'theme') localStorage.removeItem(name);
  sessionStorage.clear();
}
