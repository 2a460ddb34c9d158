import type { SecurityEvent } from '@shortlist/contracts/account/security-event';
import { verifyChain } from '../../src/account/security-events/event-chain';
import { findLastEmailTo, extractResetToken } from '../harness/mailbox';
import { promoteToAdministrator, registerUser, firefoxUserAgent } from '../harness/accounts';
import { describeOnDefaultDatabase, type TestApp } from '../harness/test-app';

describeOnDefaultDatabase(
  'security events',
  (app: TestApp) => {
    const verify = () => verifyChain(app.database.manager);
    const registerFrom = (address = '198.51.100.1') => registerUser(app, { 'X-Forwarded-For': address });

    it('are listed for the user, newest first, with network and device', async () => {
      const { credentials, browser } = await registerFrom('2001:db8:1:2:3::4');
      const login = (password: string) =>
        app
          .createClient()
          .post('/api/auth/login')
          .set('User-Agent', firefoxUserAgent)
          .send({ email: credentials.email, password });
      await login('not the password').expect(401);
      await login(credentials.password).expect(200);
      const token = extractResetToken((await findLastEmailTo(app, credentials.email))!);
      await browser.post('/api/me/address/verify').send({ token }).expect(200);
      await browser.post('/api/me/export').expect(200);
      const newPassword = 'another long secret';
      await browser.post('/api/me/password').send({ currentPassword: credentials.password, newPassword }).expect(200);
      const stranger = await registerFrom('198.51.100.77');
      const events = (await browser.get('/api/me/security-events')).body as SecurityEvent[];
      expect(events.map(({ kind }) => kind)).toEqual([
        'password_changed',
        'exported',
        'address_verified',
        'signed_in',
        'sign_in_failed',
        'registered',
      ]);
      expect(events[4]).toMatchObject({ browser: 'Firefox', system: 'Linux' });
      expect(events[5]!.network).toBe('2001:db8:1::/48');
      expect(Object.keys(events[0]!).sort()).toEqual(['at', 'browser', 'id', 'kind', 'network', 'system']);
      expect((await stranger.browser.get('/api/me/security-events')).body).toMatchObject([
        { network: '198.51.100.0/24' },
      ]);
    });

    it('are listed for administrators as JSON lines', async () => {
      const { browser, id, credentials } = await registerFrom();
      expect((await browser.get('/api/admin/security-events')).status).toBe(403);
      await promoteToAdministrator(app, id);
      await browser.post('/api/cost-protection/config').send({ dailyLimit: '9' }).expect(200);
      const deletedAccount = await registerFrom();
      await deletedAccount.browser.delete('/api/me').send({ password: credentials.password }).expect(200);
      const { text, headers } = await browser
        .get('/api/admin/security-events')
        .buffer(true)
        .parse((response, done) => {
          let output = '';
          response.on('data', (chunk: Buffer) => (output += chunk.toString()));
          response.on('end', () => done(null, output));
        })
        .then(({ body, headers }) => ({ text: body as string, headers }));
      expect(headers['content-type']).toBe('application/x-ndjson');
      const lines = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as SecurityEvent & { userId: string });
      expect(lines.slice(-3).map(({ kind, userId }) => [kind, userId])).toEqual([
        ['limits_changed', id],
        ['registered', deletedAccount.id],
        ['deleted', deletedAccount.id],
      ]);
    });

    it('form a chain that reveals changes and gaps, even if they are recorded concurrently', async () => {
      await Promise.all(Array.from({ length: 10 }, () => registerFrom()));
      const { count, broken } = await verify();
      expect([count > 10, broken]).toEqual([true, undefined]);
      const updateEvent = (column: string, value: string, id: number) =>
        app.database.query(`UPDATE security_events SET ${column} = $1 WHERE id = $2`, [value, id]);
      const [row] = await app.database.query<{ kind: string }[]>('SELECT kind FROM security_events WHERE id = 5');
      await updateEvent('kind', 'refunded', 5);
      expect(await verify()).toEqual({ count: 4, broken: 5 });
      await updateEvent('kind', row!.kind, 5);
      expect(await verify()).toEqual({ count });
      await app.database.query('DELETE FROM security_events WHERE id <= 2');
      expect(await verify()).toEqual({ count: count - 2 });
      await app.database.query('DELETE FROM security_events WHERE id = 7');
      expect((await verify()).broken).toBe(8);
    });
  },
  { TRUST_PROXY: '1', RATE_REGISTER: '1000' },
);
