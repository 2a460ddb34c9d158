import { createDatabase, createTestApp, buildRegistration } from './harness/test-app';
import { getSessionCookie } from './harness/session-cookie';

const old = 'the old secret of all processes here';
const fresh = 'the new secret of all processes here';

it('keeps everyone signed in with a new session secret while the old one is still accepted', async () => {
  const DATABASE_URL = await createDatabase();
  const open = (SESSION_SECRET: string) => createTestApp('PGlite', { DATABASE_URL, SESSION_SECRET });
  const register = async (app: Awaited<ReturnType<typeof open>>) =>
    getSessionCookie(await app.createClient().post('/api/auth/register').send(buildRegistration()).expect(201))!;
  const statusOf = async (app: Awaited<ReturnType<typeof open>>, cookie: string) =>
    (await app.createClient().get('/api/auth/me').set('Cookie', cookie)).status;

  const before = await open(old);
  const early = await register(before);
  const during = await open(`${fresh},${old}`);
  expect(await statusOf(during, early)).toBe(200);
  const late = await register(during);
  // Processes without the new secret reject sessions signed with it: hence "OLD,NEW" before "NEW,OLD".
  expect(await statusOf(before, late)).toBe(401);
  const first = await open(`${old},${fresh}`);
  expect(await statusOf(first, late)).toBe(200);
  const after = await open(fresh);
  expect(await statusOf(after, late)).toBe(200);
  expect(await statusOf(after, early)).toBe(401);
  for (const app of [before, first, during, after]) await app.close();
});
