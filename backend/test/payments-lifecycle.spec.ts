import type { Payment } from '@shortlist/contracts/account/payment';
import { QuotaService } from '../src/account/quota/quota.service';
import { DataRetentionService } from '../src/account/privacy/data-retention.service';
import { UserEntity } from '../src/account/users/user.entity';
import { StripeEmulatorService } from '../src/payments/stripe-emulator/stripe-emulator.service';
import { readEmails } from './harness/mailbox';
import {
  purchasePremium,
  stripeEvents,
  grantPremium,
  buildStripePayment,
  postWebhook,
  pollUntil,
} from './harness/stripe-payments';
import { createNurseResume } from './harness/nurse-resume';
import type { TestClient } from './harness/resume-factory';
import {
  makeAdministrator,
  describeOnBothDatabases,
  createTestApp,
  unlimitedEnv,
  buildRegistration,
  type TestApp,
} from './harness/test-app';

const listPayments = async (client: TestClient) => (await client.get('/api/payments').expect(200)).body as Payment[];
const getPremium = async (client: TestClient) =>
  ((await client.get('/api/me/allowance').expect(200)).body as { premium: boolean }).premium;

describeOnBothDatabases(
  'a payment',
  (app: TestApp) => {
    const age = (id: string, days: number) =>
      app.database.query('UPDATE payments SET paid_at = paid_at - make_interval(days => $2) WHERE id = $1', [id, days]);
    const enterAdmin = async () => {
      const client = app.createClient();
      const { body } = await client.post('/api/auth/register').send(buildRegistration()).expect(201);
      await makeAdministrator(app, (body as { user: { id: string } }).user.id);
      return client;
    };
    const bought = async (email: string) => {
      const client = app.createClient();
      await purchasePremium(app, client, { email });
      return { browser: client, payment: (await listPayments(client))[0]! };
    };
    const mailsTo = async (email: string) =>
      (await readEmails(app)).filter(({ to }) => to === email).map(({ text }) => text);

    it('is refunded by an administrator, once, and Premium ends with it', async () => {
      const admin = await enterAdmin();
      const { browser, payment } = await bought('back@example.com');
      const shown = (await admin.get(`/api/admin/payments/${payment.id}`).expect(200)).body as object;
      expect(shown).toEqual({ ...payment, email: 'back@example.com', username: null });
      const press = () => admin.post(`/api/admin/payments/${payment.id}/refund`).send({});
      const presses = await Promise.all([press(), press(), press()]);
      expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [after] = await pollUntil(
        () => listPayments(browser),
        ([first]) => first?.status === 'refunded',
      );
      expect(after).toMatchObject({ status: 'refunded', refunded: 1900 });
      expect(await getPremium(browser)).toBe(false);
      expect((await press().expect(200)).body).toMatchObject({ status: 'refunded' });
      const entries = await app.database.query(
        `SELECT details FROM audit_entries WHERE action = 'refund' AND details->>'receipt' = $1`,
        [payment.receipt],
      );
      expect(entries).toEqual([{ details: { receipt: payment.receipt, amount: 1900, currency: 'usd' } }]);
      const mails = await mailsTo('back@example.com');
      expect(mails).toHaveLength(2);
      expect(mails[1]).toMatch(/We’ve refunded \$19\.00 of your payment.*\n\n[^]*Premium has now ended\./);
      await purchasePremium(app, browser, { email: 'again@example.com' });
      expect(await getPremium(browser)).toBe(true);
    });

    it('stays paid after a partial refund and after a won dispute', async () => {
      const { browser, payment } = await bought('part@example.com');
      const [{ owner_id: ownerId, payment_intent: paymentIntent }] = await app.database.query<
        [{ owner_id: string; payment_intent: string }]
      >('SELECT owner_id, payment_intent FROM payments WHERE id = $1', [payment.id]);
      const sale = buildStripePayment(ownerId, { paymentIntent });
      sale.metadata.payment = payment.id;
      expect(await postWebhook(app, stripeEvents.refunded(sale, 700))).toBe(200);
      await app.nest.get(StripeEmulatorService).closeDispute(paymentIntent, 'won');
      expect(await listPayments(browser)).toEqual([{ ...payment, refunded: 700 }]);
      expect(await getPremium(browser)).toBe(true);
      expect((await mailsTo('part@example.com'))[1]).toMatch(/refunded \$7\.00[^]*You keep Premium\./);

      await app.nest.get(StripeEmulatorService).closeDispute(paymentIntent, 'lost');
      expect(await listPayments(browser)).toEqual([{ ...payment, refunded: 700, status: 'disputed' }]);
      expect(await getPremium(browser)).toBe(false);
    });

    it('can be the subject of one refund request by its owner, for 30 days', async () => {
      const { browser, payment } = await bought('ask@example.com');
      const ask = (by: TestClient, id = payment.id) =>
        by.post(`/api/payments/${id}/refund-request`).send({ reason: 'I found a job.' });
      const first = (await ask(browser).expect(200)).body as Payment;
      expect(first.refundRequestedAt).toEqual(expect.any(String));
      expect((await ask(browser).expect(200)).body).toEqual(first);
      const messages = await app.database.query<{ kind: string; message: string; email: string }[]>(
        'SELECT kind, email, message FROM contact_messages WHERE payment_id = $1',
        [payment.id],
      );
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatchObject({ kind: 'refund', email: 'ask@example.com' });
      expect(messages[0]!.message).toContain('I found a job.');
      expect(await getPremium(browser)).toBe(true);

      const { payment: old, browser: late } = await bought('late@example.com');
      await age(old.id, 31);
      expect((await ask(late, old.id)).body.code).toBe('too_late');
      const admin = await enterAdmin();
      const refused = await admin.post(`/api/admin/payments/${old.id}/refund`).send({});
      expect([refused.status, refused.body.code]).toEqual([409, 'too_late']);
      expect((await listPayments(late))[0]!.refunded).toBe(0);
    });

    it('stays with its guest, who is kept longer than others, unless it was refunded', async () => {
      const [{ browser: kept }, { browser: gone, payment }] = [
        await bought('kept@example.com'),
        await bought('x@example.com'),
      ];
      const [row] = await app.database.query<{ owner_id: string }[]>('SELECT owner_id FROM payments WHERE id = $1', [
        payment.id,
      ]);
      await app.database.query('UPDATE payments SET refunded_amount = amount WHERE id = $1', [payment.id]);
      await app.database.query(`UPDATE owners SET created_at = now() - interval '40 days'`);
      await app.database.query(`UPDATE sessions SET used_at = now() - interval '31 days'`);
      await app.nest.get(DataRetentionService).deleteExpiredGuests();
      expect(await getPremium(kept)).toBe(true);
      expect(await listPayments(kept)).toHaveLength(1);
      expect(await listPayments(gone)).toEqual([]);
      expect(await app.database.query('SELECT 1 FROM owners WHERE id = $1', [row!.owner_id])).toEqual([]);
    });

    it('outlives, as a record, the data of a guest who has been away for 400 days', async () => {
      const { browser, payment } = await bought('long@example.com');
      await createNurseResume(browser);
      const [row] = await app.database.query<{ owner_id: string }[]>('SELECT owner_id FROM payments WHERE id = $1', [
        payment.id,
      ]);
      const count = async (table: string) =>
        Number(
          (
            await app.database.query<{ count: string }[]>(`SELECT count(*) FROM ${table} WHERE owner_id = $1`, [
              row!.owner_id,
            ])
          )[0]!.count,
        );
      const counts = async (days: number) => {
        await app.database.query(
          `UPDATE sessions SET used_at = now() - make_interval(days => $2) WHERE owner_id = $1`,
          [row!.owner_id, days],
        );
        await app.nest.get(DataRetentionService).deleteExpiredGuests();
        return [await count('sessions'), await count('resumes'), await count('payments')];
      };
      await app.database.query(`UPDATE owners SET created_at = now() - interval '500 days'`);
      expect(await counts(399)).toEqual([1, 1, 1]);
      expect(await counts(401)).toEqual([0, 0, 1]);
      expect((await browser.get('/api/resumes')).body).toEqual([]);
    });

    it('is deleted with its account, and the export contains no id of the payment service', async () => {
      const client = app.createClient();
      const person = buildRegistration();
      const { body } = await client.post('/api/auth/register').send(person).expect(201);
      const { ownerId } = await app.database.manager.findOneByOrFail(UserEntity, {
        id: (body as { user: { id: string } }).user.id,
      });
      const sale = await grantPremium(app, ownerId);
      const exported = await client
        .post('/api/me/export')
        .buffer(true)
        .parse((response, done) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => done(null, Buffer.concat(chunks).toString('latin1')));
        });
      expect(exported.body).not.toMatch(new RegExp(`${sale.checkoutId}|${sale.paymentIntent}`));
      await client.delete('/api/me').send({ password: person.password }).expect(200);
      expect(await app.database.query('SELECT 1 FROM payments WHERE id = $1', [sale.metadata.payment])).toEqual([]);
    });

    it('allows no more daily uses than the fair-use limit', async () => {
      const quota = app.nest.get(QuotaService);
      const { browser, payment } = await bought('busy@example.com');
      const [{ owner_id: ownerId }] = await app.database.query<[{ owner_id: string }]>(
        'SELECT owner_id FROM payments WHERE id = $1',
        [payment.id],
      );
      const tries = await Promise.allSettled(Array.from({ length: 12 }, () => quota.reserve(ownerId)));
      const uses = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(uses).toHaveLength(5);
      const response = await browser
        .post('/api/autonomous-generate')
        .send({ jobTitle: 'Nurse', industry: 'Healthcare' });
      expect([response.status, response.body.code]).toEqual([429, 'rate_limited']);
      const midnight = 86_400 - (Math.floor(Date.now() / 1_000) % 86_400);
      expect(Math.abs(Number(response.headers['retry-after']) - midnight)).toBeLessThan(5);
      await quota.release(uses[0]!);
      await quota.release(await quota.reserve(ownerId));
      await app.database.query('UPDATE owners SET uses_day = uses_day - 1 WHERE id = $1', [ownerId]);
      await quota.reserve(ownerId);
      expect(await quota.get(ownerId)).toMatchObject({ premium: true });
    });
  },
  { ...unlimitedEnv, PREMIUM_DAILY_GENERATIONS: '5', FREE_GENERATIONS: '3' },
);

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shortlist.example',
  SESSION_SECRET: 's'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:9',
};
const forwarded = { 'X-Forwarded-Proto': 'https', Host: 'shortlist.example' };

describe('payments in production', () => {
  it('answers payments_off without a key', async () => {
    const app = await createTestApp('PostgreSQL', production);
    const call = (path: string) => app.createClient().post(path).set(forwarded).send({});
    expect((await app.createClient().get('/api/config').set(forwarded)).body.payments).toBe(false);
    for (const path of ['/api/payment/checkout', '/api/payment/webhook']) {
      const { status, body } = await call(path);
      expect([path, status, body.code]).toEqual([path, 503, 'payments_off']);
    }
    expect((await app.createClient().get('/test-checkout/style.css').set(forwarded)).status).toBe(404);
    await app.close();
  });

  it('creates checkouts at the server of the key, with return URLs on our origin only', async () => {
    const service = await createTestApp();
    const local = await service.nest.get(StripeEmulatorService).start();
    const app = await createTestApp('PostgreSQL', {
      ...production,
      STRIPE_SECRET_KEY: local.secretKey,
      STRIPE_WEBHOOK_SECRET: local.webhookSecret,
      STRIPE_API_URL: local.apiUrl,
    });
    const begin = (body: object) => app.createClient().post('/api/payment/checkout').set(forwarded).send(body);
    expect((await app.createClient().get('/api/config').set(forwarded)).body.payments).toBe(true);
    const { body } = await begin({ successUrl: 'https://shortlist.example/fr/autonomous' }).expect(200);
    const id = new URL((body as { url: string }).url).pathname.split('/').at(-1)!;
    expect(service.nest.get(StripeEmulatorService).findCheckout(id)?.session.success_url).toBe(
      'https://shortlist.example/fr/autonomous?session_id={CHECKOUT_SESSION_ID}',
    );
    expect((await begin({ successUrl: 'http://shortlist.example/' })).status).toBe(400);
    expect((await app.createClient().get(`/test-checkout/${id}`).set(forwarded)).status).toBe(404);
    await service.close();
    const gone = await begin({});
    expect([gone.status, gone.body.code]).toEqual([503, 'unavailable']);
    await app.close();
  });
});
