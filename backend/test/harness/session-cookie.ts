import type { Response } from 'supertest';

/**
 * Returns the complete Set-Cookie value of the session, not of the cookie that the page reads; undefined without one.
 */
export const setSessionCookie = ({ headers }: Pick<Response, 'headers'>): string | undefined =>
  (headers['set-cookie'] as string[] | undefined)?.find((cookie) => /^(__Host-)?shortlist\.sid=/.test(cookie));

export const getSessionCookie = (answer: Pick<Response, 'headers'>) => setSessionCookie(answer)?.split(';')[0];
