import { randomBytes } from 'node:crypto';
import type { Response } from 'supertest';
import type { TestApp, TestClient } from './test-app';

export const adminCredentials = { email: 'admin@example.com', password: 'a good long secret' };
export const adminEnv: NodeJS.ProcessEnv = {
  ADMIN_EMAIL: adminCredentials.email,
  ADMIN_PASSWORD: adminCredentials.password,
};

/** Signs in as the administrator of `adminEnv`. */
export async function signInAsAdmin(app: TestApp): Promise<TestClient> {
  const client = app.createClient();
  await client.post('/api/auth/login').send(adminCredentials).expect(200);
  return client;
}

export async function promoteToAdministrator({ database }: TestApp, userId: string): Promise<void> {
  await database.query('UPDATE users SET verified_at = now(), is_admin = true WHERE id = $1', [userId]);
}

export const firefoxUserAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

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

/** Starts a session without an account. Returns its cookie. */
export async function createGuestSession(client: TestClient): Promise<string> {
  return getSessionCookie(await client.post('/api/resumes/draft').send({})) ?? '';
}

/** Returns the number of free uses that the client has spent. */
export const countUses = async (client: TestClient) => (await client.get('/api/me/allowance')).body.used as number;
