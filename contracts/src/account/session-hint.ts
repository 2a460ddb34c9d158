/**
 * Cookie that tells scripts whether the browser has a session, because they cannot read the session cookie itself.
 * Pages without a session then skip the request for the user. The cookie grants no access.
 */
export const sessionHintCookie = 'shortlist.session';

export type SessionHint = 'user' | 'guest';

/** Takes `document.cookie` or a `Cookie` header. */
export function readSessionHint(cookies: string | undefined): SessionHint | undefined {
  for (const cookie of cookies?.split(';') ?? []) {
    const [name, value] = cookie.trim().split('=');
    if (name === sessionHintCookie && (value === 'user' || value === 'guest')) return value;
  }
  return undefined;
}
