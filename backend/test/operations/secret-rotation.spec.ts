import { buildRegistration, getSessionCookie } from '../harness/accounts';
import { createDatabase, createTestApp } from '../harness/test-app';

const oldSecret = 'the old secret of all processes here';
const newSecret = 'the new secret of all processes here';

it('keeps users signed in when the session secret changes, while the old secret is still accepted', async () => {
  const DATABASE_URL = await createDatabase();
  const openApp = (SESSION_SECRET: string) => createTestApp('PGlite', { DATABASE_URL, SESSION_SECRET });
  const register = async (app: Awaited<ReturnType<typeof openApp>>) =>
    getSessionCookie(await app.createClient().post('/api/auth/register').send(buildRegistration()).expect(201))!;
  const getStatus = async (app: Awaited<ReturnType<typeof openApp>>, cookie: string) =>
    (await app.createClient().get('/api/auth/me').set('Cookie', cookie)).status;

  const oldApp = await openApp(oldSecret);
  const oldCookie = await register(oldApp);
  const newOldApp = await openApp(`${newSecret},${oldSecret}`);
  expect(await getStatus(newOldApp, oldCookie)).toBe(200);
  const newCookie = await register(newOldApp);
  // Processes that do not know the new secret reject its sessions, so "OLD,NEW" must be deployed before "NEW,OLD".
  expect(await getStatus(oldApp, newCookie)).toBe(401);
  const oldNewApp = await openApp(`${oldSecret},${newSecret}`);
  expect(await getStatus(oldNewApp, newCookie)).toBe(200);
  const newApp = await openApp(newSecret);
  expect(await getStatus(newApp, newCookie)).toBe(200);
  expect(await getStatus(newApp, oldCookie)).toBe(401);
  for (const app of [oldApp, oldNewApp, newOldApp, newApp]) await app.close();
});
