import { randomUUID } from 'node:crypto';
import { findLastEmailTo, readEmails, extractResetToken } from '../harness/mailbox';
import { promoteToAdministrator, buildRegistration, registerUser } from '../harness/accounts';
import { describeOnDefaultDatabase, type TestApp, type TestClient } from '../harness/test-app';

describeOnDefaultDatabase(
  'actions that require the password again',
  (app: TestApp) => {
    const expireConfirmation = (minutes: number) =>
      app.database.query('UPDATE sessions SET confirmed_at = confirmed_at - make_interval(mins => $1)', [minutes]);
    const confirm = (client: TestClient, password: string) => client.post('/api/me/confirm').send({ password });

    it.each<[string, (client: TestClient) => Promise<{ status: number; body: { code?: string } }>, number]>([
      ['another address', (client) => client.put('/api/me/address').send({ email: buildRegistration().email }), 200],
      ['limits', (client) => client.post('/api/cost-protection/config').send({ dailyLimit: '9' }), 200],
      ['the end of an emergency', (client) => client.post('/api/cost-protection/reset-emergency'), 200],
      ['a refund', (client) => client.post(`/api/admin/payments/${randomUUID()}/refund`).send({}), 404],
    ])('%s requires the password ten minutes after it was last entered', async (_, call, expectedStatus) => {
      const { credentials, browser, id } = await registerUser(app);
      await promoteToAdministrator(app, id);
      expect((await call(browser)).status).toBe(expectedStatus);
      await expireConfirmation(11);
      const refusedResponse = await call(browser);
      expect([refusedResponse.status, refusedResponse.body.code]).toEqual([403, 'reauthentication_required']);
      const wrongResponse = await confirm(browser, 'not the password');
      expect([wrongResponse.status, wrongResponse.body.issues[0].path]).toEqual([400, 'password']);
      expect((await call(browser)).status).toBe(403);
      await confirm(browser, credentials.password).expect(200);
      expect((await call(browser)).status).toBe(expectedStatus);
      const otherClient = app.createClient();
      await otherClient.post('/api/auth/login').send(credentials).expect(200);
      expect((await call(otherClient)).status).toBe(expectedStatus);
    });

    it('include deleting the account, which always requires the password', async () => {
      const { credentials, browser } = await registerUser(app);
      expect((await browser.delete('/api/me').send({})).status).toBe(400);
      expect((await browser.delete('/api/me').send({ password: credentials.password })).status).toBe(200);
    });

    it('require guests to sign in', async () => {
      expect((await app.createClient().put('/api/me/address').send({ email: 'a@example.com' })).status).toBe(401);
      expect((await confirm(app.createClient(), 'x')).status).toBe(401);
    });

    describe('another address', () => {
      const changeAddress = (client: TestClient, email: string) =>
        client.put('/api/me/address').set('Accept-Language', 'es').send({ email });
      const verify = async (client: TestClient, email: string) =>
        await client
          .post('/api/me/address/verify')
          .send({ token: extractResetToken((await findLastEmailTo(app, email))!) });
      const login = async (email: string, password: string) =>
        (await app.createClient().post('/api/auth/login').send({ email, password })).status;

      it('belongs to the account after its link is opened, and the old address is notified', async () => {
        const { credentials, browser } = await registerUser(app);
        await verify(browser, credentials.email);
        const { email } = buildRegistration();
        expect((await changeAddress(browser, email)).body).toEqual({ verified: true, pending: email });
        expect([
          await login(credentials.email, credentials.password),
          await login(email, credentials.password),
        ]).toEqual([200, 401]);
        expect((await findLastEmailTo(app, email))!.text).toContain('Confirme que esta dirección de correo');
        const response = await verify(browser, email);
        expect([response.status, response.body.user.email]).toEqual([200, email]);
        expect((await browser.get('/api/me/address')).body).toEqual({ verified: true, pending: null });
        expect([
          await login(credentials.email, credentials.password),
          await login(email, credentials.password),
        ]).toEqual([401, 200]);
        expect((await findLastEmailTo(app, credentials.email))!.text).toContain('was just changed');
        expect((await verify(browser, email)).status).toBe(400);
      });

      it('that belongs to another account is not revealed, but its owner is notified', async () => {
        const [otherAccount, { browser, credentials }] = [await registerUser(app), await registerUser(app)];
        expect((await changeAddress(browser, otherAccount.credentials.email)).body).toEqual({
          verified: false,
          pending: otherAccount.credentials.email,
        });
        const email = (await findLastEmailTo(app, otherAccount.credentials.email))!;
        expect(email.text).toContain('Ya tiene una');
        expect(email.text).not.toContain('verify-address');
        expect((await browser.get('/api/auth/me')).body.user.email).toBe(credentials.email);
      });

      it('can be withdrawn, and is discarded with a new password', async () => {
        const { credentials, browser } = await registerUser(app);
        const { email } = buildRegistration();
        await changeAddress(browser, email);
        const token = extractResetToken((await findLastEmailTo(app, email))!);
        expect((await changeAddress(browser, credentials.email)).body.pending).toBeNull();
        expect((await browser.post('/api/me/address/verify').send({ token })).status).toBe(400);
        await changeAddress(browser, email);
        await browser
          .post('/api/me/password')
          .send({ currentPassword: credentials.password, newPassword: 'another long secret' })
          .expect(200);
        expect((await browser.post('/api/me/address/verify').send({ token })).status).toBe(400);
      });

      it('can be requested five times a day', async () => {
        const { browser } = await registerUser(app);
        const statuses = [];
        for (let attempt = 0; attempt < 6; attempt += 1)
          statuses.push((await changeAddress(browser, buildRegistration().email)).status);
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
        const { length } = await readEmails(app);
        expect((await browser.post('/api/me/address/resend')).status).toBe(429);
        expect(await readEmails(app)).toHaveLength(length);
      });
    });

    it('do not include changing the username', async () => {
      const [{ browser, credentials }, otherAccount] = [await registerUser(app), await registerUser(app)];
      await expireConfirmation(11);
      const changeName = (username: string) => browser.put('/api/me/name').send({ username });
      expect((await changeName('  Inés   Halvorsen ')).body.user).toMatchObject({
        username: 'Inés Halvorsen',
        email: credentials.email,
      });
      expect((await browser.get('/api/auth/me')).body.user.username).toBe('Inés Halvorsen');
      const takenResponse = await changeName(otherAccount.credentials.username.toUpperCase());
      expect([takenResponse.status, takenResponse.body.issues[0].path]).toEqual([409, 'username']);
      const reservedResponse = await changeName('Shortlist');
      expect([reservedResponse.status, reservedResponse.body.issues[0].path]).toEqual([400, 'username']);
    });
  },
  { RATE_SIGN_IN_ACCOUNT: '1000', RATE_SIGN_IN_ADDRESS: '1000', RATE_REGISTER: '1000' },
);
