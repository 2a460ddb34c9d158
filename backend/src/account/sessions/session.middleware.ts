import { randomBytes } from 'node:crypto';
import type { CookieOptions, RequestHandler } from 'express';
import session from 'express-session';
import type { Config } from '../../platform/config/config';
import { cookieDays, type SessionStore } from './session-store';

export const cookieName = (config: Config) => (config.production ? '__Host-shortlist.sid' : 'shortlist.sid');

export const cookieOptions = (config: Config): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: config.production,
  path: '/',
});

const maxAge = cookieDays * 86_400_000;

/** Of the cookie that only says whose session there is. */
export const hintOptions = (config: Config): CookieOptions => ({ ...cookieOptions(config), httpOnly: false, maxAge });

/**
 * A cookie is sent once, when a session begins, and never renewed: a late reply to an older request could otherwise undo
 * a sign-in. So it lasts as long as browsers allow, and the table decides how long a session lives.
 */
export function sessionMiddleware(config: Config, store: SessionStore): RequestHandler {
  const handler = session({
    name: cookieName(config),
    secret: [...config.sessionSecrets],
    store,
    resave: false,
    saveUninitialized: false,
    genid: () => randomBytes(16).toString('base64url'),
    cookie: { ...cookieOptions(config), maxAge },
  });
  // Whether the process lives does not depend on who asks: the database stays out of it.
  return (request, response, next) =>
    request.path.startsWith('/health/') ? next() : void handler(request, response, next);
}
