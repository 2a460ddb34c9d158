import type { User } from '@shortlist/contracts/account/auth';

const storageKey = 'user';

export const hasStoredUser = () => localStorage.getItem(storageKey) !== null;

/** Returns the user stored on the last visit, or null. Removes a value that cannot be parsed. */
export async function readStoredUser(): Promise<User | null> {
  const text = localStorage.getItem(storageKey);
  if (text === null) return null;
  const { userSchema } = await import('@shortlist/contracts/account/auth');
  try {
    return userSchema.parse(JSON.parse(text));
  } catch {
    localStorage.removeItem(storageKey);
    return null;
  }
}

export function saveStoredUser(user: User | null): void {
  if (user) localStorage.setItem(storageKey, JSON.stringify(user));
  else localStorage.removeItem(storageKey);
}

/**
 * Clears the data that areas store in this browser, such as unsent text and form values. The color scheme is not
 * personal data and stays.
 */
export function clearBrowserData(): void {
  for (const name of Object.keys(localStorage)) if (name !== 'theme') localStorage.removeItem(name);
  sessionStorage.clear();
}
