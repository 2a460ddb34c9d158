import { hash } from '@node-rs/argon2';
import { FirstAdminService } from '../../src/account/first-admin.service';
import { grantAdmin } from '../../src/account/users/grant-admin';
import { findLastEmailTo, extractResetToken, readEmailsTo } from '../harness/mailbox';
import { buildRegistration, registerUser } from '../harness/accounts';
import { describeOnDefaultDatabase, type TestApp, type TestClient } from '../harness/test-app';

/** Counts the calls. Passwords are still hashed. */
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...argon2, hash: jest.fn(argon2.hash) };
});

describeOnDefaultDatabase(
  'email addresses',
  (app: TestApp) => {
    const registerGerman = () => registerUser(app, { 'Accept-Language': 'de' });
    const findEmailedToken = async (email: string) => extractResetToken((await findLastEmailTo(app, email))!);
    const login = (email: string, password: string) =>
      app.createClient().post('/api/auth/login').send({ email, password });
    const verify = (client: TestClient, token: string) => client.post('/api/me/address/verify').send({ token });

    describe('are verified', () => {
      it('by an emailed link that works once', async () => {
        const { credentials, browser } = await registerGerman();
        expect((await browser.get('/api/me/address')).body).toEqual({ verified: false, pending: null });
        const email = (await findLastEmailTo(app, credentials.email))!;
        expect(email.text).toContain('Bitte bestätigen Sie, dass diese E-Mail-Adresse');
        expect(email.text).toContain(`${app.config.publicUrl}/de/verify-address?token=`);
        const response = await verify(browser, extractResetToken(email));
        expect([response.status, response.body.user.email]).toEqual([200, credentials.email]);
        expect((await browser.get('/api/me/address')).body).toEqual({ verified: true, pending: null });
        const secondResponse = await verify(browser, extractResetToken(email));
        expect([secondResponse.status, secondResponse.body.issues[0].path]).toEqual([400, 'token']);
      });

      it('only by the account that the link belongs to', async () => {
        const { credentials, browser } = await registerGerman();
        const token = await findEmailedToken(credentials.email);
        const stranger = await registerGerman();
        expect((await verify(app.createClient(), token)).status).toBe(401);
        expect((await verify(stranger.browser, token)).status).toBe(400);
        expect((await verify(browser, `${token.slice(0, -2)}AA`)).status).toBe(400);
        expect((await browser.get('/api/me/address')).body.verified).toBe(false);
      });

      it('only within a day', async () => {
        const { credentials, browser } = await registerGerman();
        const token = await findEmailedToken(credentials.email);
        jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_401_000);
        const lateResponse = await verify(browser, token);
        jest.restoreAllMocks();
        expect(lateResponse.status).toBe(400);
        expect((await verify(browser, token)).status).toBe(200);
      });

      it('by a password reset by email', async () => {
        const { credentials } = await registerGerman();
        await app.createClient().post('/api/auth/forgot').send({ email: credentials.email });
        const client = app.createClient();
        await client
          .post('/api/auth/reset')
          .send({ token: await findEmailedToken(credentials.email), password: 'another long secret' });
        expect((await client.get('/api/me/address')).body.verified).toBe(true);
      });

      it('by a link that can be sent again up to five times a day', async () => {
        const { credentials, browser } = await registerGerman();
        const emailCountBefore = (await readEmailsTo(app, credentials.email)).length;
        const statuses = [];
        for (let attempt = 0; attempt < 6; attempt += 1)
          statuses.push((await browser.post('/api/me/address/resend')).status);
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
        expect(await readEmailsTo(app, credentials.email)).toHaveLength(emailCountBefore + 5);
        expect((await verify(browser, await findEmailedToken(credentials.email))).status).toBe(200);
        expect((await browser.post('/api/me/address/resend')).status).toBe(200);
        expect(await readEmailsTo(app, credentials.email)).toHaveLength(emailCountBefore + 5);
      });
    });

    describe('that have an account', () => {
      const registerAgain = (email: string, address: string) =>
        app
          .createClient()
          .post('/api/auth/register')
          .set('X-Forwarded-For', address)
          .set('Accept-Language', 'fr')
          .send({ ...buildRegistration(), email });
      const listNotices = async (email: string) =>
        (await readEmailsTo(app, email)).filter(({ text }) => text.includes('a voulu créer un compte'));

      it('receive at most one email a day about attempts to register them again', async () => {
        const { credentials } = await registerGerman();
        for (let attempt = 0; attempt < 3; attempt += 1)
          expect((await registerAgain(credentials.email.toUpperCase(), '198.51.100.1')).status).toBe(409);
        const emails = await listNotices(credentials.email);
        expect(emails).toHaveLength(1);
        expect(emails[0]!.text).toContain(`${app.config.publicUrl}/fr/reset-password\n`);
      });

      it('cannot be found out by many attempts, which are limited per network per day', async () => {
        const { credentials } = await registerGerman();
        const statuses = [];
        for (let attempt = 0; attempt < 20; attempt += 1)
          statuses.push((await registerAgain(credentials.email, '198.51.100.2')).status);
        expect(statuses).toEqual(Array(20).fill(409));
        expect((await registerAgain(credentials.email, '198.51.100.2')).status).toBe(429);
        expect((await registerAgain(buildRegistration().email, '198.51.100.2')).status).toBe(429);
        expect((await registerAgain(buildRegistration().email, '198.51.100.3')).status).toBe(201);
      });

      // Otherwise, the duration of the response would tell a stranger which addresses have an account.
      it('are rejected after the same work as a registration', async () => {
        const { credentials } = await registerGerman();
        const countHashes = async (email: string) => {
          jest.mocked(hash).mockClear();
          await registerAgain(email, '198.51.100.4');
          return jest.mocked(hash).mock.calls.length;
        };
        expect(await countHashes(buildRegistration().email)).toBe(1);
        expect(await countHashes(credentials.email)).toBe(1);
      });
    });

    describe('of the operator', () => {
      const restartWithAdmin = async (email: string, password?: string) => {
        Object.assign(app.config, { firstAdmin: { email, password } });
        await app.nest.get(FirstAdminService).onApplicationBootstrap();
      };
      const isAdmin = async (email: string) => {
        const [row] = await app.database.query<{ is_admin: boolean }[]>(
          'SELECT is_admin FROM users WHERE email_key = $1',
          [email],
        );
        return row?.is_admin;
      };
      const operatorPassword = 'the operator has a long key';

      it('are assigned to the operator at startup if a stranger has registered them', async () => {
        const { credentials, cookie } = await registerGerman();
        await restartWithAdmin(credentials.email, operatorPassword);
        expect((await app.createClient().get('/api/auth/me').set('Cookie', cookie)).status).toBe(401);
        expect((await login(credentials.email, credentials.password)).status).toBe(401);
        const response = await login(credentials.email, operatorPassword);
        expect([response.status, response.body.user.isAdmin]).toEqual([200, true]);
      });

      it('get no rights at startup without a password if a stranger has registered them', async () => {
        const { credentials, cookie } = await registerGerman();
        await restartWithAdmin(credentials.email);
        expect(await isAdmin(credentials.email)).toBe(false);
        expect((await app.createClient().get('/api/auth/me').set('Cookie', cookie)).body.user.isAdmin).toBe(false);
      });

      it('get administrator rights at startup or by `admin grant` if they are verified', async () => {
        const [firstAccount, secondAccount] = [await registerGerman(), await registerGerman()];
        expect(await grantAdmin(app.database.manager, secondAccount.credentials.email)).toBe(false);
        expect(await isAdmin(secondAccount.credentials.email)).toBe(false);
        for (const { browser, credentials } of [firstAccount, secondAccount])
          await verify(browser, await findEmailedToken(credentials.email));
        await restartWithAdmin(firstAccount.credentials.email, operatorPassword);
        expect(await grantAdmin(app.database.manager, secondAccount.credentials.email)).toBe(true);
        for (const { browser, credentials } of [firstAccount, secondAccount]) {
          expect((await browser.get('/api/auth/me')).body.user.isAdmin).toBe(true);
          expect((await login(credentials.email, credentials.password)).status).toBe(200);
        }
      });

      it('get a verified account at startup if they have none, even if the username is taken', async () => {
        const { credentials } = await registerGerman();
        const email = `${credentials.username}@operator.example`;
        await restartWithAdmin(email, operatorPassword);
        const client = app.createClient();
        const { body } = await client.post('/api/auth/login').send({ email, password: operatorPassword });
        expect([body.user.isAdmin, body.user.username]).toEqual([
          true,
          expect.stringMatching(`^${credentials.username}-`),
        ]);
        expect((await client.get('/api/me/address')).body.verified).toBe(true);
      });
    });
  },
  {
    RATE_SIGN_IN_ACCOUNT: '1000',
    RATE_SIGN_IN_ADDRESS: '1000',
    RATE_REGISTER: '1000',
    RATE_TAKEN_ADDRESS: '20',
    TRUST_PROXY: '1',
  },
);
