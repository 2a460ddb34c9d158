import type { TotpSetup } from '@shortlist/contracts/account/second-factors';
import { Secret, TOTP } from 'otpauth';
import { MetricsService } from '../../src/platform/metrics/metrics.service';
import { readEmails, readEmailsTo } from '../harness/mailbox';
import { grantPremium } from '../harness/stripe-payments';
import { buildRegistration } from '../harness/accounts';
import { describeOnBothDatabases, type TestApp, unlimitedEnv } from '../harness/test-app';

describeOnBothDatabases(
  'emails to one address',
  (app: TestApp) => {
    const register = async (credentials = buildRegistration()) => {
      const client = app.createClient();
      return { credentials, client, response: await client.post('/api/auth/register').send(credentials) };
    };
    const changeAddress = async (email: string) => {
      const { client } = await register();
      return { client, response: await client.put('/api/me/address').send({ email }) };
    };
    const listSubjects = async (address: string) =>
      (await readEmailsTo(app, address)).map(({ source }) => /^Subject: (.*?)\r?$/m.exec(source)![1]!);
    const countEmails = async (address: string, text: string) =>
      (await readEmailsTo(app, address)).filter((email) => email.text.includes(text)).length;

    it('are limited when an account causes many notices, and the dropped emails are counted', async () => {
      const { credentials, client } = await register();
      const { token, secret } = (await client.post('/api/me/second-factors/totp/begin').expect(200)).body as TotpSetup;
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      await client.post('/api/me/second-factors/totp').send({ token, code }).expect(200);
      for (let index = 0; index < 6; index += 1) await client.post('/api/me/second-factors/recovery-codes').expect(200);
      expect(await listSubjects(credentials.email)).toHaveLength(4);
      const droppedCounts = await app.nest
        .get(MetricsService)
        .registry.getSingleMetricAsString('shortlist_mails_dropped_total');
      expect(droppedCounts).toContain('shortlist_mails_dropped_total{kind="recoveryCodesRenewed"} 4');
      expect(droppedCounts).not.toContain(credentials.username);
    });

    it('are limited across registered and deleted accounts, and not stored beyond the limit', async () => {
      const { email } = buildRegistration();
      for (let index = 0; index < 3; index += 1) {
        const { credentials, client } = await register({ ...buildRegistration(), email });
        await readEmails(app);
        await client.delete('/api/me').send({ password: credentials.password }).expect(200);
      }
      expect(await listSubjects(email)).toHaveLength(6);
      const { response } = await register({ ...buildRegistration(), email });
      expect([response.status, response.body.code]).toEqual([429, 'rate_limited']);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(await app.database.query('SELECT 1 FROM users WHERE email = $1', [email])).toEqual([]);
      expect(await listSubjects(email)).toHaveLength(6);
    });

    it('are limited across all accounts that enter the address, in any spelling', async () => {
      const { username: name } = buildRegistration();
      const spellings = [`${name}@example.com`, `${name.toUpperCase()}@example.com`, `${name}+a@example.com`];
      for (const email of spellings) expect((await changeAddress(email)).response.status).toBe(200);
      for (const email of [...spellings, `${name}+b@Example.com`]) {
        const { client, response } = await changeAddress(email);
        expect([response.status, response.body.code]).toEqual([429, 'rate_limited']);
        expect((await client.get('/api/me/address')).body.pending).toBeNull();
      }
      const emails = (await readEmails(app)).filter(({ to }) => to.toLowerCase().startsWith(name));
      expect(emails).toHaveLength(3);
    });

    it('still include emails that matter to the owner after others have used up the limits', async () => {
      const { credentials, client } = await register();
      const [user] = await app.database.query<[{ owner_id: string }]>('SELECT owner_id FROM users WHERE email = $1', [
        credentials.email,
      ]);
      for (let index = 0; index < 5; index += 1) {
        await changeAddress(credentials.email);
        await app
          .createClient()
          .post('/api/contact')
          .send({ name: 'A', email: credentials.email, subject: 'Flood', message: `Number ${index}` })
          .expect(201);
        await app.createClient().post('/api/auth/forgot').send({ email: credentials.email }).expect(200);
        await grantPremium(app, user.owner_id, { email: credentials.email });
      }
      await client
        .post('/api/me/password')
        .send({ currentPassword: credentials.password, newPassword: 'another long secret' })
        .expect(200);
      expect(await countEmails(credentials.email, 'received your message')).toBe(3);
      expect(await countEmails(credentials.email, '/success?claim=')).toBe(5);
      expect(await countEmails(credentials.email, '/reset-password?token=')).toBe(5);
      expect(await countEmails(credentials.email, 'was just changed')).toBe(1);
      expect(await countEmails('team@example.com', 'Flood')).toBe(5);
    });
  },
  { ...unlimitedEnv, RATE_MAIL_RECIPIENT: '3', SUPPORT_EMAIL: 'team@example.com' },
);
