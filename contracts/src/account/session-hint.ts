/**
 * A cookie that the page can read: whose session this browser has, so that it need not ask who is signed in where nobody
 * is. It opens nothing; the session's own cookie stays unreadable.
 */
export const sessionHintCookie = 'shortlist.session';

export type SessionHint = 'user' | 'guest';

/** Returns what a list of cookies, as `document.cookie` and the header have it, says of the session. */
export function readSessionHint(cookies: string | undefined): SessionHint | undefined {
  for (const cookie of cookies?.split(';') ?? []) {
    const [name, value] = cookie.trim().split('=');
    if (name === sessionHintCookie && (value === 'user' || value === 'guest')) return value;
  }
  return undefined;
}
