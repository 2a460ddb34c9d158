import { randomBytes } from 'node:crypto';
import type { CookieOptions, RequestHandler } from 'express';
import session from 'express-session';
import type { Config } from '../../platform/config/config';
import { millisecondsInDay } from '../../platform/time';
import { cookieLifetimeDays, type SessionStore } from './session-store';

export const getSessionCookieName = (config: Config) =>
  config.isProduction ? '__Host-shortlist.sid' : 'shortlist.sid';

export const getSessionCookieOptions = (config: Config): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: config.isProduction,
  path: '/',
});

const cookieMaxAgeMilliseconds = cookieLifetimeDays * millisecondsInDay;

/** Scripts can read this cookie, because it only names the kind of session. */
export const getHintCookieOptions = (config: Config): CookieOptions => ({
  ...getSessionCookieOptions(config),
  httpOnly: false,
  maxAge: cookieMaxAgeMilliseconds,
});

/**
 * Sends the cookie only when a session starts. If the cookie were renewed, a late response to an older request could
 * undo a sign-in. The cookie therefore lasts as long as browsers allow, and the table decides when a session expires.
 */
export function createSessionMiddleware(config: Config, store: SessionStore): RequestHandler {
  const handler = session({
    name: getSessionCookieName(config),
    secret: [...config.sessionSecrets],
    store,
    resave: false,
    saveUninitialized: false,
    genid: () => randomBytes(16).toString('base64url'),
    cookie: { ...getSessionCookieOptions(config), maxAge: cookieMaxAgeMilliseconds },
  });
  // Health checks do not depend on the caller, so they read no session from the database.
  return (request, response, next) =>
    request.path.startsWith('/health/') ? next() : void handler(request, response, next);
}
