import type { Response } from 'supertest';

/** The session's cookie as an answer sets it, whole; undefined when it sets none. The hint for the page is another. */
export const setSessionCookie = ({ headers }: Pick<Response, 'headers'>): string | undefined =>
  (headers['set-cookie'] as string[] | undefined)?.find((cookie) => /^(__Host-)?shortlist\.sid=/.test(cookie));

/** The same as a browser sends it. */
export const sessionCookie = (answer: Pick<Response, 'headers'>) => setSessionCookie(answer)?.split(';')[0];
