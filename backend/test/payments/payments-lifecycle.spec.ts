import type { Payment } from '@shortlist/contracts/payments/payment';
import { QuotaService } from '../../src/account/quota/quota.service';
import { DataRetentionService } from '../../src/account/privacy/data-retention.service';
import { UserEntity } from '../../src/account/users/user.entity';
import { StripeEmulatorService } from '../../src/payments/stripe-emulator/stripe-emulator.service';
import { readEmailsTo } from '../harness/mailbox';
import {
  purchasePremium,
  stripeEvents,
  grantPremium,
  buildStripePayment,
  postWebhook,
  hasPremium,
  listPayments,
} from '../harness/stripe-payments';
import { createNurseResume } from '../harness/nurse-resume';
import { waitFor } from '../harness/wait-for';
import { promoteToAdministrator, buildRegistration, registerUser } from '../harness/accounts';
import {
  describeOnBothDatabases,
  createTestApp,
  unlimitedEnv,
  type TestApp,
  type TestClient,
} from '../harness/test-app';

describeOnBothDatabases(
  'a payment',
  (app: TestApp) => {
    const backdate = (id: string, days: number) =>
      app.database.query('UPDATE payments SET paid_at = paid_at - make_interval(days => $2) WHERE id = $1', [id, days]);
    const generate = (client: TestClient) =>
      client.post('/api/autonomous-generate').send({ jobTitle: 'Nurse', industry: 'Healthcare' });
    const purchaseAndGenerate = async (client: TestClient, count: number) => {
      await purchasePremium(app, client);
      const ids: string[] = [];
      while (ids.length < count) ids.push(((await generate(client).expect(200)).body as { id: string }).id);
      return ids;
    };
    const registerAdmin = async () => {
      const { browser, id } = await registerUser(app);
      await promoteToAdministrator(app, id);
      return browser;
    };
    const purchaseAs = async (email: string) => {
      const client = app.createClient();
      await purchasePremium(app, client, { email });
      return { browser: client, payment: (await listPayments(client))[0]! };
    };
    const listEmailTexts = async (email: string) => (await readEmailsTo(app, email)).map(({ text }) => text);

    it('is refunded once by an administrator, which ends Premium', async () => {
      const admin = await registerAdmin();
      const { browser, payment } = await purchaseAs('back@example.com');
      const adminPayment = (await admin.get(`/api/admin/payments/${payment.id}`).expect(200)).body as object;
      expect(adminPayment).toEqual({ ...payment, email: 'back@example.com', username: null });
      const refund = () => admin.post(`/api/admin/payments/${payment.id}/refund`).send({});
      const refundResponses = await Promise.all([refund(), refund(), refund()]);
      expect(refundResponses.map(({ status }) => status)).toEqual([200, 200, 200]);
      await waitFor(async () =>
        expect((await listPayments(browser))[0]).toMatchObject({ status: 'refunded', refunded: 1900 }),
      );
      expect(await hasPremium(browser)).toBe(false);
      expect((await refund().expect(200)).body).toMatchObject({ status: 'refunded' });
      const auditEntries = await app.database.query(
        `SELECT details FROM audit_entries WHERE action = 'refund' AND details->>'receipt' = $1`,
        [payment.receipt],
      );
      expect(auditEntries).toEqual([{ details: { receipt: payment.receipt, amount: 1900, currency: 'usd' } }]);
      const emails = await listEmailTexts('back@example.com');
      expect(emails).toHaveLength(2);
      expect(emails[1]).toMatch(/We’ve refunded \$19\.00 of your payment.*\n\n[^]*Premium has now ended\./);
      await purchasePremium(app, browser, { email: 'again@example.com' });
      expect(await hasPremium(browser)).toBe(true);
    });

    it('stays paid after a partial refund and after a won dispute', async () => {
      const { browser, payment } = await purchaseAs('part@example.com');
      const [{ owner_id: ownerId, payment_intent: paymentIntent }] = await app.database.query<
        [{ owner_id: string; payment_intent: string }]
      >('SELECT owner_id, payment_intent FROM payments WHERE id = $1', [payment.id]);
      const stripePayment = buildStripePayment(ownerId, { paymentIntent });
      stripePayment.metadata.payment = payment.id;
      expect(await postWebhook(app, stripeEvents.refunded(stripePayment, 700))).toBe(200);
      await app.nest.get(StripeEmulatorService).closeDispute(paymentIntent, 'won');
      expect(await listPayments(browser)).toEqual([{ ...payment, refunded: 700 }]);
      expect(await hasPremium(browser)).toBe(true);
      expect((await listEmailTexts('part@example.com'))[1]).toMatch(/refunded \$7\.00[^]*You keep Premium\./);

      await app.nest.get(StripeEmulatorService).closeDispute(paymentIntent, 'lost');
      expect(await listPayments(browser)).toEqual([{ ...payment, refunded: 700, status: 'disputed' }]);
      expect(await hasPremium(browser)).toBe(false);
    });

    it('allows one refund request by its owner, within 30 days', async () => {
      const { browser, payment } = await purchaseAs('ask@example.com');
      const requestRefund = (client: TestClient, id = payment.id) =>
        client.post(`/api/payments/${id}/refund-request`).send({ reason: 'I found a job.' });
      const firstResult = (await requestRefund(browser).expect(200)).body as Payment;
      expect(firstResult.refundRequestedAt).toEqual(expect.any(String));
      expect((await requestRefund(browser).expect(200)).body).toEqual(firstResult);
      const messages = await app.database.query<{ kind: string; message: string; email: string }[]>(
        'SELECT kind, email, message FROM contact_messages WHERE payment_id = $1',
        [payment.id],
      );
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatchObject({ kind: 'refund', email: 'ask@example.com' });
      expect(messages[0]!.message).toContain('I found a job.');
      expect(await hasPremium(browser)).toBe(true);

      const { payment: oldPayment, browser: lateClient } = await purchaseAs('late@example.com');
      await backdate(oldPayment.id, 31);
      expect((await requestRefund(lateClient, oldPayment.id)).body.code).toBe('too_late');
      const admin = await registerAdmin();
      const refusedResponse = await admin.post(`/api/admin/payments/${oldPayment.id}/refund`).send({});
      expect([refusedResponse.status, refusedResponse.body.code]).toEqual([409, 'too_late']);
      expect((await listPayments(lateClient))[0]!.refunded).toBe(0);
    });

    it('extends the retention of the guest’s data, unless it was refunded', async () => {
      const [{ browser: payingClient }, { browser: refundedClient, payment }] = [
        await purchaseAs('kept@example.com'),
        await purchaseAs('x@example.com'),
      ];
      const [row] = await app.database.query<{ owner_id: string }[]>('SELECT owner_id FROM payments WHERE id = $1', [
        payment.id,
      ]);
      await app.database.query('UPDATE payments SET refunded_amount = amount WHERE id = $1', [payment.id]);
      await app.database.query(`UPDATE owners SET created_at = now() - interval '40 days'`);
      await app.database.query(`UPDATE sessions SET used_at = now() - interval '31 days'`);
      await app.nest.get(DataRetentionService).deleteExpiredGuests();
      expect(await hasPremium(payingClient)).toBe(true);
      expect(await listPayments(payingClient)).toHaveLength(1);
      expect(await listPayments(refundedClient)).toEqual([]);
      expect(await app.database.query('SELECT 1 FROM owners WHERE id = $1', [row!.owner_id])).toEqual([]);
    });

    it('is retained as a record when the data of a guest is deleted after 400 days', async () => {
      const { browser, payment } = await purchaseAs('long@example.com');
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
      const deleteExpiredAndCount = async (days: number) => {
        await app.database.query(
          `UPDATE sessions SET used_at = now() - make_interval(days => $2) WHERE owner_id = $1`,
          [row!.owner_id, days],
        );
        await app.nest.get(DataRetentionService).deleteExpiredGuests();
        return [await count('sessions'), await count('resumes'), await count('payments')];
      };
      await app.database.query(`UPDATE owners SET created_at = now() - interval '500 days'`);
      expect(await deleteExpiredAndCount(399)).toEqual([1, 1, 1]);
      expect(await deleteExpiredAndCount(401)).toEqual([0, 0, 1]);
      expect((await browser.get('/api/resumes')).body).toEqual([]);
    });

    it('is deleted with the account, and is exported without ids of the payment service', async () => {
      const client = app.createClient();
      const credentials = buildRegistration();
      const { body } = await client.post('/api/auth/register').send(credentials).expect(201);
      const { ownerId } = await app.database.manager.findOneByOrFail(UserEntity, {
        id: (body as { user: { id: string } }).user.id,
      });
      const payment = await grantPremium(app, ownerId);
      const exportResponse = await client
        .post('/api/me/export')
        .buffer(true)
        .parse((response, done) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => done(null, Buffer.concat(chunks).toString('latin1')));
        });
      expect(exportResponse.body).not.toMatch(new RegExp(`${payment.checkoutId}|${payment.paymentIntent}`));
      await client.delete('/api/me').send({ password: credentials.password }).expect(200);
      expect(await app.database.query('SELECT 1 FROM payments WHERE id = $1', [payment.metadata.payment])).toEqual([]);
    });

    it('allows only as many daily uses as the fair-use limit', async () => {
      const quota = app.nest.get(QuotaService);
      const { browser, payment } = await purchaseAs('busy@example.com');
      const [{ owner_id: ownerId }] = await app.database.query<[{ owner_id: string }]>(
        'SELECT owner_id FROM payments WHERE id = $1',
        [payment.id],
      );
      const reservations = await Promise.allSettled(Array.from({ length: 12 }, () => quota.reserve(ownerId)));
      const uses = reservations.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      expect(uses).toHaveLength(5);
      const response = await generate(browser);
      expect([response.status, response.body.code]).toEqual([429, 'rate_limited']);
      const secondsToMidnight = 86_400 - (Math.floor(Date.now() / 1_000) % 86_400);
      expect(Math.abs(Number(response.headers['retry-after']) - secondsToMidnight)).toBeLessThan(5);
      await quota.release(uses[0]!);
      await quota.release(await quota.reserve(ownerId));
      await app.database.query('UPDATE owners SET uses_day = uses_day - 1 WHERE id = $1', [ownerId]);
      await quota.reserve(ownerId);
      expect(await quota.get(ownerId)).toMatchObject({ premium: true });
    });

    it('moves with the uses of the day to the account that a guest signs in to', async () => {
      const credentials = buildRegistration();
      await app.createClient().post('/api/auth/register').send(credentials).expect(201);
      const browser = app.createClient();
      const [generationId] = await purchaseAndGenerate(browser, 3);
      await browser.post('/api/auth/login').send(credentials).expect(200);
      const { body } = await browser.get(`/api/generations/${generationId}`).expect(200);
      expect(body).toMatchObject({ id: generationId });
      const statuses: number[] = [];
      for (let call = 0; call < 3; call += 1) statuses.push((await generate(browser)).status);
      expect(statuses).toEqual([200, 200, 429]);
    });
  },
  { ...unlimitedEnv, PREMIUM_DAILY_GENERATIONS: '5', FREE_GENERATIONS: '3' },
);

const productionEnv = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shortlist.example',
  SESSION_SECRET: 's'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:9',
};
const proxyHeaders = { 'X-Forwarded-Proto': 'https', Host: 'shortlist.example' };

describe('payments in production', () => {
  it('respond payments_off without a key', async () => {
    const app = await createTestApp('PostgreSQL', productionEnv);
    const call = (path: string) => app.createClient().post(path).set(proxyHeaders).send({});
    expect((await app.createClient().get('/api/config').set(proxyHeaders)).body.payments).toBe(false);
    for (const path of ['/api/payment/checkout', '/api/payment/webhook']) {
      const { status, body } = await call(path);
      expect([path, status, body.code]).toEqual([path, 503, 'payments_off']);
    }
    expect((await app.createClient().get('/test-checkout/style.css').set(proxyHeaders)).status).toBe(404);
    await app.close();
  });

  it('create checkouts at the configured Stripe server, with return URLs only on our origin', async () => {
    const stripeApp = await createTestApp();
    const stripeServer = await stripeApp.nest.get(StripeEmulatorService).start();
    const app = await createTestApp('PostgreSQL', {
      ...productionEnv,
      STRIPE_SECRET_KEY: stripeServer.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeServer.webhookSecret,
      STRIPE_API_URL: stripeServer.apiUrl,
    });
    const createCheckout = (body: object) =>
      app.createClient().post('/api/payment/checkout').set(proxyHeaders).send(body);
    expect((await app.createClient().get('/api/config').set(proxyHeaders)).body.payments).toBe(true);
    const { body } = await createCheckout({ successUrl: 'https://shortlist.example/fr/autonomous' }).expect(200);
    const id = new URL((body as { url: string }).url).pathname.split('/').at(-1)!;
    expect(stripeApp.nest.get(StripeEmulatorService).findCheckout(id)?.session.success_url).toBe(
      'https://shortlist.example/fr/autonomous?session_id={CHECKOUT_SESSION_ID}',
    );
    expect((await createCheckout({ successUrl: 'http://shortlist.example/' })).status).toBe(400);
    expect((await app.createClient().get(`/test-checkout/${id}`).set(proxyHeaders)).status).toBe(404);
    await stripeApp.close();
    const unavailableResponse = await createCheckout({});
    expect([unavailableResponse.status, unavailableResponse.body.code]).toEqual([503, 'unavailable']);
    await app.close();
  });
});
