import type { Response } from 'supertest';

/** Returns the complete Set-Cookie value of the session cookie, not of `shortlist.session`, which the page reads. */
export const getSessionSetCookie = ({ headers }: Pick<Response, 'headers'>): string | undefined =>
  (headers['set-cookie'] as string[] | undefined)?.find((cookie) => /^(__Host-)?shortlist\.sid=/.test(cookie));

export const getSessionCookie = (response: Pick<Response, 'headers'>) => getSessionSetCookie(response)?.split(';')[0];
