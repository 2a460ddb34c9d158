/**
 * Cookie that shows scripts whether the browser has a session, so that pages request the user only if there is one. It
 * grants no access; scripts cannot read the session cookie itself.
 */
export const sessionHintCookie = 'shortlist.session';

export type SessionHint = 'user' | 'guest';

/** Returns the hint in a cookie list, as in `document.cookie` or the `Cookie` header; undefined without a session. */
export function readSessionHint(cookies: string | undefined): SessionHint | undefined {
  for (const cookie of cookies?.split(';') ?? []) {
    const [name, value] = cookie.trim().split('=');
    if (name === sessionHintCookie && (value === 'user' || value === 'guest')) return value;
  }
  return undefined;
}
