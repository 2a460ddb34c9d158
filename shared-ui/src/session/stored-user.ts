import { userSchema, type User } from '@shortlist/contracts/account/auth';

const key = 'user';

/** The user of the last visit, so that the page does not flicker; removed when it cannot be read. */
export function readStoredUser(): User | null {
  const text = localStorage.getItem(key);
  if (text === null) return null;
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
