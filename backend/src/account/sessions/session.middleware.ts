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
 * Sends a cookie once, when a session starts, and never renews it: a late response to an older request could otherwise
 * undo a sign-in. The cookie therefore lasts as long as browsers allow, and the table decides how long a session lives.
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
  // Liveness does not depend on the caller, so the probe does not touch the database.
  return (request, response, next) =>
    request.path.startsWith('/health/') ? next() : void handler(request, response, next);
}
