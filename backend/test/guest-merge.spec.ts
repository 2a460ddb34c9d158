import type { Response } from 'supertest';
import { QuotaService } from '../src/account/quota/quota.service';
import { onUsualDatabase, buildRegistration } from './harness/test-app';
import { getSessionCookie, setSessionCookie } from './harness/session-cookie';

const message = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' };

onUsualDatabase(
  'ownership',
  (app) => {
    const ownerOfMessage = async (response: Response) => {
      const rows = await app.database.query<{ owner_id: string }[]>(
        'SELECT owner_id FROM contact_messages WHERE reference = $1',
        [response.body.reference],
      );
      return rows[0]!.owner_id;
    };

    it('keeps everything of a guest who registers', async () => {
      const client = app.createClient();
      const owner = await ownerOfMessage(await client.post('/api/contact').send(message));
      await app.nest.get(QuotaService).reserve(owner);
      await client.post('/api/auth/register').send(buildRegistration());
      expect(await ownerOfMessage(await client.post('/api/contact').send(message))).toBe(owner);
      expect((await client.get('/api/me/allowance')).body.used).toBe(1);
    });

    it('moves the data of a guest at sign-in, adds uses once, and shows no more than the limit', async () => {
      const quota = app.nest.get(QuotaService);
      const person = buildRegistration();
      const home = app.createClient();
      await home.post('/api/auth/register').send(person);
      const user = await ownerOfMessage(await home.post('/api/contact').send(message));
      for (let use = 0; use < 2; use += 1) await quota.settle(await quota.reserve(user));

      const away = app.createClient();
      const sent = await away.post('/api/contact').send(message);
      const visitor = await ownerOfMessage(sent);
      const [settled, running] = [await quota.reserve(visitor), await quota.reserve(visitor)];
      await quota.settle(settled);
      await away.post('/api/auth/login').send(person);

      expect(await ownerOfMessage(sent)).toBe(user);
      expect(await app.database.query('SELECT used FROM owners WHERE id = $1', [user])).toEqual([{ used: 4 }]);
      expect((await away.get('/api/me/allowance')).body).toEqual({ used: 3, limit: 3, premium: false });
      expect(await app.database.query('SELECT id FROM owners WHERE id = $1', [visitor])).toEqual([]);
      expect(await quota.settle(running)).toBe(user);
    });

    it('moves nothing of the first user when another user signs in', async () => {
      const [anna, ben] = [buildRegistration(), buildRegistration()];
      await app.createClient().post('/api/auth/register').send(ben);
      const client = app.createClient();
      await client.post('/api/auth/register').send(anna);
      const sent = await client.post('/api/contact').send(message);
      const owner = await ownerOfMessage(sent);
      await client.post('/api/auth/login').send(ben);
      expect(await ownerOfMessage(sent)).toBe(owner);
      expect((await client.get('/api/auth/me')).body.user.username).toBe(ben.username);
    });

    it('invalidates a session id at sign-in, in case someone else knows it', async () => {
      const person = buildRegistration();
      await app.createClient().post('/api/auth/register').send(person);
      const planted = getSessionCookie(await app.createClient().post('/api/contact').send(message))!;
      const signedIn = await app.createClient().post('/api/auth/login').set('Cookie', planted).send(person);
      expect(getSessionCookie(signedIn)).toBeDefined();
      expect(getSessionCookie(signedIn)).not.toBe(planted);
      expect((await app.createClient().get('/api/auth/me').set('Cookie', planted)).status).toBe(401);
    });

    it('does not adopt an invented session id', async () => {
      const response = await app
        .createClient()
        .post('/api/contact')
        .set('Cookie', 'shortlist.sid=s%3Ainvented.x')
        .send(message);
      expect(getSessionCookie(response)).not.toContain('invented');
    });

    it('keeps the sign-in despite twenty concurrent requests', async () => {
      const person = buildRegistration();
      await app.createClient().post('/api/auth/register').send(person);
      const cookie = getSessionCookie(await app.createClient().post('/api/contact').send(message))!;
      const late = () => app.createClient().post('/api/contact').set('Cookie', cookie).send(message);
      const before = Array.from({ length: 10 }, late);
      const login = app.createClient().post('/api/auth/login').set('Cookie', cookie).send(person);
      const responses = await Promise.all([...before, login, ...Array.from({ length: 10 }, late)]);
      const signedIn = responses[10]!;
      for (const response of responses)
        if (response !== signedIn) {
          expect(response.headers['set-cookie']).toBeUndefined();
          expect([201, 401]).toContain(response.status);
        }
      expect((await app.createClient().get('/api/auth/me').set('Cookie', getSessionCookie(signedIn)!)).status).toBe(
        200,
      );
    });

    it('does not restore a session after sign-out, and creates no new one for it', async () => {
      const client = app.createClient();
      const cookie = getSessionCookie(await client.post('/api/auth/register').send(buildRegistration()))!;
      const out = await client.post('/api/auth/logout');
      expect(setSessionCookie(out)).toMatch(/^shortlist\.sid=; Path=\/; Expires=Thu, 01 Jan 1970/);
      const replay = await app.createClient().post('/api/contact').set('Cookie', cookie).send(message);
      expect([replay.status, replay.body.code, getSessionCookie(replay)]).toEqual([401, 'signed_out', undefined]);
      expect((await app.createClient().get('/api/auth/me').set('Cookie', cookie)).status).toBe(401);
    });
  },
  { RATE_CONTACT: '1000', RATE_SIGN_IN_ACCOUNT: '1000' },
);
