import { randomBytes } from 'node:crypto';
import type { Response } from 'supertest';
import type { TestClient } from './resume-factory';
import type { TestApp } from './test-app';

export async function promoteToAdministrator({ database }: TestApp, userId: string): Promise<void> {
  await database.query('UPDATE users SET verified_at = now(), is_admin = true WHERE id = $1', [userId]);
}

let registrationCount = 0;

export function buildRegistration(): { username: string; email: string; password: string } {
  registrationCount += 1;
  const name = `person-${registrationCount}-${randomBytes(4).toString('hex')}`;
  return { username: name, email: `${name}@example.com`, password: 'a good long secret' };
}

/** Returns the Set-Cookie value of the session cookie. Ignores `shortlist.session`, which grants no access. */
export const getSessionSetCookie = ({ headers }: Pick<Response, 'headers'>): string | undefined =>
  (headers['set-cookie'] as string[] | undefined)?.find((cookie) => /^(__Host-)?shortlist\.sid=/.test(cookie));

export const getSessionCookie = (response: Pick<Response, 'headers'>) => getSessionSetCookie(response)?.split(';')[0];

export interface RegisteredUser {
  credentials: ReturnType<typeof buildRegistration>;
  browser: TestClient;
  id: string;
  cookie: string;
}

export async function registerUser(app: TestApp, headers: Record<string, string> = {}): Promise<RegisteredUser> {
  const credentials = buildRegistration();
  const browser = app.createClient();
  const response = await browser.post('/api/auth/register').set(headers).send(credentials).expect(201);
  const { user } = response.body as { user: { id: string } };
  return { credentials, browser, id: user.id, cookie: getSessionCookie(response)! };
}
