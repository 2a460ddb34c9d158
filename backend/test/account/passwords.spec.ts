import { createHash } from 'node:crypto';
import type { Session } from '@shortlist/contracts/account/account';
import { MailService } from '../../src/platform/mail/mail.service';
import { findLastEmailTo, readEmails, extractResetToken, readEmailsTo } from '../harness/mailbox';
import {
  promoteToAdministrator,
  buildRegistration,
  getSessionCookie,
  registerUser,
  firefoxUserAgent,
} from '../harness/accounts';
import { describeOnDefaultDatabase, type TestApp } from '../harness/test-app';

describeOnDefaultDatabase(
  'passwords and sessions',
  (app: TestApp) => {
    const login = (email: string, password: string) =>
      app.createClient().post('/api/auth/login').send({ email, password });
    const getMeStatus = async (cookie: string) =>
      (await app.createClient().get('/api/auth/me').set('Cookie', cookie)).status;
    const newPassword = 'another long secret';

    describe('a new password', () => {
      it('requires the current password, ends other sessions, and gives this session a new id', async () => {
        const { credentials, browser, cookie } = await registerUser(app);
        const otherCookie = getSessionCookie(await login(credentials.email, credentials.password))!;
        const response = await browser
          .post('/api/me/password')
          .set('Accept-Language', 'de')
          .send({ currentPassword: credentials.password, newPassword });
        expect([response.status, response.body]).toEqual([200, { success: true }]);
        expect(getSessionCookie(response)).not.toBe(cookie);
        expect([
          await getMeStatus(cookie),
          await getMeStatus(otherCookie),
          await getMeStatus(getSessionCookie(response)!),
        ]).toEqual([401, 401, 200]);
        expect((await login(credentials.email, credentials.password)).status).toBe(401);
        expect((await login(credentials.email, newPassword)).status).toBe(200);

        const email = await findLastEmailTo(app, credentials.email);
        expect(email?.text).toContain('Das Passwort Ihres Shortlist-Kontos wurde soeben geändert');
        expect(email?.text).toContain(`${app.config.publicUrl}/de/reset-password\n`);
      });

      it('keeps the session and sets no other cookie during twenty concurrent requests', async () => {
        const { credentials, cookie } = await registerUser(app);
        const getMe = () => app.createClient().get('/api/auth/me').set('Cookie', cookie);
        const earlierCalls = Array.from({ length: 10 }, getMe);
        const passwordChange = app
          .createClient()
          .post('/api/me/password')
          .set('Cookie', cookie)
          .send({ currentPassword: credentials.password, newPassword });
        const responses = await Promise.all([...earlierCalls, passwordChange, ...Array.from({ length: 10 }, getMe)]);
        const changeResponse = responses[10]!;
        for (const response of responses)
          if (response !== changeResponse) {
            expect([200, 401]).toContain(response.status);
            expect(response.headers['set-cookie']).toBeUndefined();
          }
        expect([
          changeResponse.status,
          await getMeStatus(getSessionCookie(changeResponse)!),
          await getMeStatus(cookie),
        ]).toEqual([200, 200, 401]);
      });

      it.each([
        ['the current password is wrong', { currentPassword: 'not the password', newPassword }, 'currentPassword'],
        ['it is too short', { currentPassword: 'a good long secret', newPassword: '12345' }, 'newPassword'],
        ['it is common', { currentPassword: 'a good long secret', newPassword: 'password1' }, 'newPassword'],
        ['the current password is missing', { newPassword }, 'currentPassword'],
      ])('is rejected, without any change, when %s', async (_, body, path) => {
        const { credentials, browser } = await registerUser(app);
        const response = await browser.post('/api/me/password').send(body);
        expect(response.status).toBe(400);
        expect(response.body.issues).toEqual([{ path, message: expect.any(String) }]);
        expect((await browser.get('/api/auth/me')).status).toBe(200);
        expect((await login(credentials.email, credentials.password)).status).toBe(200);
      });

      it('must have at least 15 characters for an administrator', async () => {
        const { credentials, browser, id } = await registerUser(app);
        const changePassword = (password: string) =>
          browser.post('/api/me/password').send({ currentPassword: credentials.password, newPassword: password });
        await promoteToAdministrator(app, id);
        const response = await changePassword('four tin words');
        expect(response.body.issues).toEqual([
          { path: 'newPassword', message: 'Administrators need a password of at least 15 characters.' },
        ]);
        expect((await changePassword('four odd words!')).status).toBe(200);
      });

      it('requires an account', async () => {
        const guestClient = app.createClient();
        await guestClient.post('/api/contact').send({ name: 'A', email: 'a@example.com', subject: 'S', message: 'M' });
        const response = await guestClient.post('/api/me/password').send({ currentPassword: 'x', newPassword });
        expect([response.status, response.body.code]).toEqual([401, 'signed_out']);
      });
    });

    describe('a forgotten password', () => {
      const requestReset = (email: string) => app.createClient().post('/api/auth/forgot').send({ email });
      const requestResetToken = async (email: string) => {
        await requestReset(email);
        return extractResetToken((await findLastEmailTo(app, email))!);
      };
      const resetPassword = (token: string, password = newPassword) =>
        app.createClient().post('/api/auth/reset').send({ token, password });

      it('is reset by an emailed link that works once and ends all sessions', async () => {
        const { credentials, cookie, id } = await registerUser(app);
        const token = await requestResetToken(credentials.email);
        const client = app.createClient();
        const response = await client.post('/api/auth/reset').send({ token, password: newPassword });
        expect([response.status, response.body.user.id]).toEqual([200, id]);
        expect((await client.get('/api/auth/me')).body.user.id).toBe(id);
        expect(await getMeStatus(cookie)).toBe(401);
        expect((await login(credentials.email, newPassword)).status).toBe(200);
        expect((await login(credentials.email, credentials.password)).status).toBe(401);

        const secondResponse = await resetPassword(token, 'a third long secret');
        expect(secondResponse.status).toBe(400);
        expect(secondResponse.body.issues).toEqual([
          { path: 'token', message: 'This link is no longer valid. Please request a new one.' },
        ]);
        expect((await findLastEmailTo(app, credentials.email))?.text).toContain('was just changed');
      });

      it('can be reset by a guest without losing the guest’s data', async () => {
        const { credentials, id } = await registerUser(app);
        const guestClient = app.createClient();
        await guestClient.post('/api/contact').send({ name: 'A', email: 'a@example.com', subject: 'S', message: 'M' });
        await guestClient
          .post('/api/auth/reset')
          .send({ token: await requestResetToken(credentials.email), password: newPassword });
        const rows = await app.database.query(
          'SELECT 1 FROM contact_messages WHERE owner_id = (SELECT owner_id FROM users WHERE id = $1)',
          [id],
        );
        expect(rows).toHaveLength(1);
      });

      it('is not replaced by a guessable password, and the link remains valid', async () => {
        const { credentials } = await registerUser(app);
        const token = await requestResetToken(credentials.email);
        for (const guessablePassword of ['password1', credentials.username, 'shortlist1']) {
          const response = await resetPassword(token, guessablePassword);
          expect([response.status, response.body.issues[0].path]).toEqual([400, 'password']);
        }
        expect((await resetPassword(token)).status).toBe(200);
      });

      it('accepts one of ten concurrent resets', async () => {
        const { credentials } = await registerUser(app);
        const token = await requestResetToken(credentials.email);
        const responses = await Promise.all(Array.from({ length: 10 }, () => resetPassword(token)));
        expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
      });

      it('is handled the same way whether or not the account exists', async () => {
        const { credentials } = await registerUser(app);
        const unregisteredUser = buildRegistration();
        const enqueueSpy = jest.spyOn(app.nest.get(MailService), 'enqueue');
        const [knownResponse, unknownResponse] = [
          await requestReset(credentials.email),
          await requestReset(unregisteredUser.email),
        ];
        expect([unknownResponse.status, unknownResponse.body]).toEqual([knownResponse.status, knownResponse.body]);
        expect(enqueueSpy.mock.calls.map(([, kind, { address, ownerId }]) => [kind, address, ownerId])).toEqual([
          ['passwordReset', credentials.email, null],
          ['passwordReset', unregisteredUser.email, null],
        ]);
        jest.restoreAllMocks();
        await readEmails(app);
        const countBefore = (await readEmails(app)).length;
        await requestReset(buildRegistration().email);
        expect(await readEmails(app)).toHaveLength(countBefore);
        expect(await app.database.query('SELECT 1 FROM mails')).toEqual([]);
      });

      it('sends the link to the address of the account, not to a lookalike', async () => {
        const { credentials } = await registerUser(app);
        const countBefore = (await readEmails(app)).length;
        await requestReset(credentials.email.toUpperCase());
        const emails = await readEmails(app);
        expect(emails).toHaveLength(countBefore + 1);
        expect(emails.at(-1)!.to).toBe(credentials.email);
      });

      it('is reset by a link that is stored as a hash for an hour', async () => {
        const { credentials } = await registerUser(app);
        const token = await requestResetToken(credentials.email);
        const rows = await app.database.query<{ token_hash: string }[]>(
          `SELECT token_hash FROM password_resets WHERE expires_at BETWEEN now() + interval '59 minutes' AND now() + interval '1 hour'`,
        );
        expect(rows.map(({ token_hash }) => token_hash)).toContain(createHash('sha256').update(token).digest('hex'));
        for (const { tableName } of app.database.entityMetadatas) {
          const table = await app.database.query(`SELECT * FROM ${tableName}`);
          expect(JSON.stringify(table)).not.toContain(token);
        }
        await app.database.query(`UPDATE password_resets SET expires_at = now() - interval '1 second'`);
        expect((await resetPassword(token)).body.issues[0].path).toBe('token');
      });

      it('sends no more than ten links per hour for one account', async () => {
        const { credentials } = await registerUser(app);
        for (let index = 0; index < 12; index += 1) await requestReset(credentials.email);
        const links = (await readEmailsTo(app, credentials.email)).filter(({ text }) =>
          text.includes('reset-password'),
        );
        expect(links).toHaveLength(10);
      });

      it.each([
        ['no token', { password: newPassword }, 'token'],
        ['an invented token', { token: 'x'.repeat(43), password: newPassword }, 'token'],
      ])('is rejected with %s', async (_, body, path) => {
        const response = await app.createClient().post('/api/auth/reset').send(body);
        expect([response.status, response.body.issues[0].path, getSessionCookie(response)]).toEqual([
          400,
          path,
          undefined,
        ]);
      });

      it.each(['', 'nobody', 'a@b.co\r\nBcc: c@d.co'])('requires a valid address: "%s"', async (email) => {
        const response = await requestReset(email);
        expect([response.status, response.body.issues[0].path]).toEqual([400, 'email']);
      });

      it('sends the email in the language of the request, escaped', async () => {
        const { credentials } = await registerUser(app);
        await app
          .createClient()
          .post('/api/auth/forgot')
          .set('Accept-Language', 'ja')
          .send({ email: credentials.email });
        const email = (await findLastEmailTo(app, credentials.email))!;
        expect(email.text).toContain(`${app.config.publicUrl}/ja/reset-password?token=`);
        expect(email.html).toContain('<html lang="ja">');
        expect(email.html).toContain(
          `href="${app.config.publicUrl}/ja/reset-password?token=${extractResetToken(email)}"`,
        );
        expect(email.text + email.html).not.toContain(credentials.username);
      });
    });

    describe('sessions', () => {
      it('lists sessions with their device and marks the current one', async () => {
        const { credentials, browser } = await registerUser(app);
        await app.createClient().post('/api/auth/login').set('User-Agent', firefoxUserAgent).send(credentials);
        const { body } = await browser.get('/api/me/sessions');
        const sessions = body as Session[];
        expect(sessions.map(({ current }) => current)).toEqual([true, false]);
        expect(sessions.find(({ current }) => !current)).toMatchObject({ browser: 'Firefox', system: 'Linux' });
        for (const session of sessions) {
          expect(Object.keys(session).sort()).toEqual(['browser', 'createdAt', 'current', 'id', 'system', 'usedAt']);
          expect(session.id).toMatch(/^[0-9a-f-]{36}$/);
        }
      });

      it('ends single sessions of the caller but not of others', async () => {
        const { credentials, browser } = await registerUser(app);
        const otherCookie = getSessionCookie(await login(credentials.email, credentials.password))!;
        const stranger = await registerUser(app);
        const otherSession = ((await browser.get('/api/me/sessions')).body as Session[]).find(
          ({ current }) => !current,
        )!;
        for (const id of [otherSession.id, 'nonsense']) {
          expect((await stranger.browser.delete(`/api/me/sessions/${id}`)).status).toBe(404);
        }
        expect((await app.createClient().delete(`/api/me/sessions/${otherSession.id}`)).status).toBe(404);
        expect(await getMeStatus(otherCookie)).toBe(200);
        expect((await browser.delete(`/api/me/sessions/${otherSession.id}`)).body).toEqual({ success: true });
        expect(await getMeStatus(otherCookie)).toBe(401);
        expect((await browser.delete(`/api/me/sessions/${otherSession.id}`)).status).toBe(404);
      });

      it('ends all sessions except the current one', async () => {
        const { credentials, browser } = await registerUser(app);
        const otherCookies = [];
        for (let index = 0; index < 3; index += 1)
          otherCookies.push(getSessionCookie(await login(credentials.email, credentials.password))!);
        expect((await browser.post('/api/me/sessions/revoke-others')).body).toEqual({ ended: 3 });
        for (const cookie of otherCookies) expect(await getMeStatus(cookie)).toBe(401);
        expect(((await browser.get('/api/me/sessions')).body as Session[]).map(({ current }) => current)).toEqual([
          true,
        ]);
      });

      it.each([
        ['an administrator', true, 12],
        ['other users', false, 90 * 24],
      ])('of %s expire after a maximum time, even while in use', async (_, isAdmin, hours) => {
        const { credentials, browser, cookie, id } = await registerUser(app);
        if (isAdmin) await promoteToAdministrator(app, id);
        const setSessionAge = (minutes: number) =>
          app.database.query(
            `UPDATE sessions SET created_at = now() - make_interval(mins => $2), used_at = now()
             WHERE owner_id = (SELECT owner_id FROM users WHERE id = $1)`,
            [id, minutes],
          );
        await setSessionAge(hours * 60 - 1);
        expect(await getMeStatus(cookie)).toBe(200);
        expect((await browser.get('/api/me/sessions')).body).toHaveLength(1);
        await setSessionAge(hours * 60 + 1);
        expect(await getMeStatus(cookie)).toBe(401);
        await login(credentials.email, credentials.password);
        const otherClient = app.createClient();
        await otherClient.post('/api/auth/login').send(credentials);
        expect((await otherClient.get('/api/me/sessions')).body).toHaveLength(2);
      });

      it('lists nothing for a caller without a session', async () => {
        expect((await app.createClient().get('/api/me/sessions')).body).toEqual([]);
        expect((await app.createClient().post('/api/me/sessions/revoke-others')).status).toBe(401);
      });
    });
  },
  { RATE_SIGN_IN_ACCOUNT: '1000', RATE_SIGN_IN_ADDRESS: '10000', RATE_REGISTER: '1000', RATE_CONTACT: '100' },
);
