import type { Response } from 'supertest';
import { QuotaService } from '../../src/account/quota/quota.service';
import { countLockWaits, waitFor } from '../harness/wait-for';
import { buildRegistration, getSessionCookie, getSessionSetCookie, countUses } from '../harness/accounts';
import { contactForm } from '../harness/requests';
import { describeOnBothDatabases, describeOnDefaultDatabase } from '../harness/test-app';

describeOnDefaultDatabase(
  'a sign-in',
  (app) => {
    const getMessageOwnerId = async (response: Response) => {
      const rows = await app.database.query<{ owner_id: string }[]>(
        'SELECT owner_id FROM contact_messages WHERE reference = $1',
        [response.body.reference],
      );
      return rows[0]!.owner_id;
    };

    it('does not move the data of a guest who registers', async () => {
      const client = app.createClient();
      const ownerId = await getMessageOwnerId(await client.post('/api/contact').send(contactForm));
      await app.nest.get(QuotaService).reserve(ownerId);
      await client.post('/api/auth/register').send(buildRegistration());
      expect(await getMessageOwnerId(await client.post('/api/contact').send(contactForm))).toBe(ownerId);
      expect(await countUses(client)).toBe(1);
    });

    it('moves the guest’s data and uses to the account, and reports at most the limit as used', async () => {
      const quota = app.nest.get(QuotaService);
      const credentials = buildRegistration();
      const firstClient = app.createClient();
      await firstClient.post('/api/auth/register').send(credentials);
      const userOwnerId = await getMessageOwnerId(await firstClient.post('/api/contact').send(contactForm));
      for (let use = 0; use < 2; use += 1) await quota.settle(await quota.reserve(userOwnerId));

      const guestClient = app.createClient();
      const guestMessage = await guestClient.post('/api/contact').send(contactForm);
      const guestOwnerId = await getMessageOwnerId(guestMessage);
      const [settledUse, runningUse] = [await quota.reserve(guestOwnerId), await quota.reserve(guestOwnerId)];
      await quota.settle(settledUse);
      await guestClient.post('/api/auth/login').send(credentials);

      expect(await getMessageOwnerId(guestMessage)).toBe(userOwnerId);
      expect(await app.database.query('SELECT used FROM owners WHERE id = $1', [userOwnerId])).toEqual([{ used: 4 }]);
      expect((await guestClient.get('/api/me/allowance')).body).toEqual({
        used: 3,
        limit: 3,
        premium: false,
        canCancel: true,
      });
      expect(await app.database.query('SELECT id FROM owners WHERE id = $1', [guestOwnerId])).toEqual([]);
      expect(await quota.settle(runningUse)).toBe(userOwnerId);
    });

    it('does not move the data of a user when another user signs in', async () => {
      const [firstCredentials, secondCredentials] = [buildRegistration(), buildRegistration()];
      await app.createClient().post('/api/auth/register').send(secondCredentials);
      const client = app.createClient();
      await client.post('/api/auth/register').send(firstCredentials);
      const sentMessage = await client.post('/api/contact').send(contactForm);
      const ownerId = await getMessageOwnerId(sentMessage);
      await client.post('/api/auth/login').send(secondCredentials);
      expect(await getMessageOwnerId(sentMessage)).toBe(ownerId);
      expect((await client.get('/api/auth/me')).body.user.username).toBe(secondCredentials.username);
    });

    it('invalidates the previous session id, which someone else may know', async () => {
      const credentials = buildRegistration();
      await app.createClient().post('/api/auth/register').send(credentials);
      const plantedCookie = getSessionCookie(await app.createClient().post('/api/contact').send(contactForm))!;
      const loginResponse = await app
        .createClient()
        .post('/api/auth/login')
        .set('Cookie', plantedCookie)
        .send(credentials);
      expect(getSessionCookie(loginResponse)).toBeDefined();
      expect(getSessionCookie(loginResponse)).not.toBe(plantedCookie);
      expect((await app.createClient().get('/api/auth/me').set('Cookie', plantedCookie)).status).toBe(401);
    });

    it('does not adopt an invented session id', async () => {
      const response = await app
        .createClient()
        .post('/api/contact')
        .set('Cookie', 'shortlist.sid=s%3Ainvented.x')
        .send(contactForm);
      expect(getSessionCookie(response)).not.toContain('invented');
    });

    it('keeps the user signed in during twenty concurrent requests', async () => {
      const credentials = buildRegistration();
      await app.createClient().post('/api/auth/register').send(credentials);
      const cookie = getSessionCookie(await app.createClient().post('/api/contact').send(contactForm))!;
      const sendMessage = () => app.createClient().post('/api/contact').set('Cookie', cookie).send(contactForm);
      const earlierCalls = Array.from({ length: 10 }, sendMessage);
      const login = app.createClient().post('/api/auth/login').set('Cookie', cookie).send(credentials);
      const responses = await Promise.all([...earlierCalls, login, ...Array.from({ length: 10 }, sendMessage)]);
      const loginResponse = responses[10]!;
      for (const response of responses)
        if (response !== loginResponse) {
          expect(response.headers['set-cookie']).toBeUndefined();
          expect([201, 401]).toContain(response.status);
        }
      expect(
        (await app.createClient().get('/api/auth/me').set('Cookie', getSessionCookie(loginResponse)!)).status,
      ).toBe(200);
    });

    it('is required again after signing out, even for a request with the old cookie', async () => {
      const client = app.createClient();
      const cookie = getSessionCookie(await client.post('/api/auth/register').send(buildRegistration()))!;
      const logoutResponse = await client.post('/api/auth/logout');
      expect(getSessionSetCookie(logoutResponse)).toMatch(/^shortlist\.sid=; Path=\/; Expires=Thu, 01 Jan 1970/);
      const replayResponse = await app.createClient().post('/api/contact').set('Cookie', cookie).send(contactForm);
      expect([replayResponse.status, replayResponse.body.code, getSessionCookie(replayResponse)]).toEqual([
        401,
        'signed_out',
        undefined,
      ]);
      expect((await app.createClient().get('/api/auth/me').set('Cookie', cookie)).status).toBe(401);
    });
  },
  { RATE_CONTACT: '1000', RATE_SIGN_IN_ACCOUNT: '1000' },
);

describeOnBothDatabases('a guest who registers and signs in to another account at the same time', (app, engine) => {
  const createGuest = async () => {
    const [credentials, newCredentials] = [buildRegistration(), buildRegistration()];
    await app.createClient().post('/api/auth/register').send(credentials).expect(201);
    const message = await app.createClient().post('/api/contact').send(contactForm).expect(201);
    const [{ owner_id: ownerId }] = await app.database.query<[{ owner_id: string }]>(
      'SELECT owner_id FROM contact_messages WHERE reference = $1',
      [message.body.reference],
    );
    await app.nest.get(QuotaService).reserve(ownerId);
    const post = async (path: string, body: object) =>
      await app.createClient().post(path).set('Cookie', getSessionCookie(message)!).send(body);
    return {
      ownerId,
      register: () => post('/api/auth/register', newCredentials),
      signIn: () => post('/api/auth/login', credentials),
    };
  };

  it('is signed in, and registered unless the data has already moved', async () => {
    const { register, signIn } = await createGuest();
    const [registration, login] = await Promise.all([register(), signIn()]);
    expect(login.status).toBe(200);
    expect([undefined, 'signed_out']).toContain(registration.body.code);
  });

  // The embedded database has one connection, so no transaction can wait for another.
  if (engine === 'PostgreSQL') {
    it('keeps all data in the new account if the registration came first', async () => {
      const { ownerId, register, signIn } = await createGuest();
      const lockingQueryRunner = app.database.createQueryRunner();
      await lockingQueryRunner.startTransaction();
      await lockingQueryRunner.query('SELECT 1 FROM owners WHERE id = $1 FOR UPDATE', [ownerId]);
      const registration = register();
      await waitFor(async () => expect(await countLockWaits(app)).toBe(1));
      const login = signIn();
      await waitFor(async () => expect(await countLockWaits(app)).toBe(2));
      await lockingQueryRunner.commitTransaction();
      await lockingQueryRunner.release();
      expect([(await registration).status, (await login).status]).toEqual([201, 200]);
      for (const table of ['users', 'contact_messages', 'reservations']) {
        const rows = await app.database.query<unknown[]>(`SELECT 1 FROM ${table} WHERE owner_id = $1`, [ownerId]);
        expect(rows).toHaveLength(1);
      }
    });
  }
});
