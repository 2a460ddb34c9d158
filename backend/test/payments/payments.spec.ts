import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaymentStatus } from '@shortlist/contracts/payments/payment';
import { EntitlementService } from '../../src/payments/entitlement/entitlement.service';
import { PaymentReconciliationService } from '../../src/payments/webhook/payment-reconciliation.service';
import { readEmailsTo } from '../harness/mailbox';
import { createCheckout, purchasePremium, hasPremium, listPayments } from '../harness/stripe-payments';
import { waitFor } from '../harness/wait-for';
import { buildRegistration } from '../harness/accounts';
import { describeOnDefaultDatabase, unlimitedEnv, type TestApp, type TestClient } from '../harness/test-app';

const getStatus = async (client: TestClient, id: string) =>
  (await client.get('/api/payment/status').query({ session_id: id }).expect(200)).body as PaymentStatus;

describeOnDefaultDatabase(
  'a payment',
  (app: TestApp, engine) => {
    const listReceipts = async (email: string) =>
      (await readEmailsTo(app, email)).filter(({ text }) => text.includes('claim='));
    const countPayments = async () =>
      Number((await app.database.query<{ count: string }[]>('SELECT count(*) FROM payments'))[0]!.count);

    it('grants Premium after a checkout, and sends a receipt', async () => {
      const client = app.createClient();
      const id = await createCheckout(client);
      expect(await getStatus(client, id)).toEqual({ status: 'open', premium: false });
      expect(await listPayments(client)).toEqual([]);
      const page = await client.get(`/test-checkout/${id}`).expect(200);
      expect(page.text).toContain('Test payment: no money moves');
      expect(page.text).toContain('$19.00');
      const paymentResponse = await client
        .post(`/test-checkout/${id}`)
        .type('form')
        .send({ action: 'pay', email: 'first@example.com', confirmation: 'before' })
        .expect(303);
      expect(paymentResponse.headers.location).toBe(`${app.url}/success?session_id=${id}`);
      expect(await getStatus(client, id)).toEqual({ status: 'paid', premium: true, email: 'first@example.com' });
      expect(await hasPremium(client)).toBe(true);
      const [receipt, ...moreReceipts] = await listReceipts('first@example.com');
      expect(moreReceipts).toEqual([]);
      expect(receipt!.text).toMatch(/Amount: \$19\.00\n/);
      expect(receipt!.text).toMatch(/Receipt: SL-\d{4}-[2-9A-Z]{6}\n/);
      expect(receipt!.text).toContain('This was a test payment: no money moved.');
      const secondResponse = await client.post('/api/payment/checkout').send({});
      expect([secondResponse.status, secondResponse.body.code]).toEqual([409, 'already_premium']);
    });

    it.each([
      ['en', 'usd', 1900, '$19.00', ''],
      ['de', 'eur', 1600, '16,00\u00a0€', '/de'],
      ['ja', 'jpy', 2185, '￥2,185', '/ja'],
      ['ko', 'krw', 23_000, '₩23,000', '/ko'],
    ])(
      'in %s has a checkout page and a receipt in that language and currency',
      async (language, currency, amount, displayedAmount, prefix) => {
        const client = app.createClient();
        const email = `${language}@example.com`;
        const id = await createCheckout(client, language);
        const page = await client.get(`/test-checkout/${id}`).expect(200);
        expect(page.text).toContain(`<html lang="${language}">`);
        expect(page.text).toContain(displayedAmount);
        expect(page.text).not.toMatch(/<script|style=|\{\w+\}|undefined/);
        const form = { action: 'pay', email, confirmation: 'before' };
        const paymentResponse = await client.post(`/test-checkout/${id}`).type('form').send(form).expect(303);
        expect(paymentResponse.headers.location).toBe(`${app.url}${prefix}/success?session_id=${id}`);
        const body = await listPayments(client);
        expect(body).toEqual([expect.objectContaining({ currency, amount, status: 'paid', refunded: 0 })]);
        expect(JSON.stringify(body)).not.toMatch(/cs_test|pi_/);
        const [receipt] = await listReceipts(email);
        expect(receipt!.text).toContain(displayedAmount);
        expect(receipt!.text).toContain(`${prefix}/success?claim=`);
        expect(receipt!.html).toContain(`<html lang="${language}">`);
        expect(receipt!.text).not.toMatch(/\{\w+\}|undefined/);
      },
    );

    it.each([
      ['twice', false],
      ['late', true],
    ])('is confirmed once when the confirmation arrives %s', async (confirmation, isLate) => {
      const client = app.createClient();
      const email = `${confirmation}@example.com`;
      const id = await purchasePremium(app, client, { confirmation, email });
      if (isLate) expect(await getStatus(client, id)).toEqual({ status: 'open', premium: false });
      await waitFor(async () => expect(await getStatus(client, id)).toEqual({ status: 'paid', premium: true, email }));
      expect(await listReceipts(email)).toHaveLength(1);
    });

    // PGlite has only one connection, so no other query can run in between.
    if (engine === 'PostgreSQL') {
      it('has a consistent status if it is confirmed while the status is read', async () => {
        const client = app.createClient();
        const id = await purchasePremium(app, client, { confirmation: 'never', email: 'between@example.com' });
        const entitlements = app.nest.get(EntitlementService);
        const isPremium = entitlements.isPremium.bind(entitlements);
        jest.spyOn(entitlements, 'isPremium').mockImplementationOnce(async (...args) => {
          expect(await app.nest.get(PaymentReconciliationService).reconcile(60)).toBeGreaterThan(0);
          return await isPremium(...args);
        });
        expect(await getStatus(client, id)).toEqual({ status: 'open', premium: false });
        expect(await getStatus(client, id)).toMatchObject({ status: 'paid', premium: true });
      });
    }

    it('is found by reconciliation when the confirmation never arrives', async () => {
      const client = app.createClient();
      const id = await purchasePremium(app, client, { confirmation: 'never', email: 'never@example.com' });
      expect((await getStatus(client, id)).status).toBe('open');
      const reconciliation = app.nest.get(PaymentReconciliationService);
      expect(await reconciliation.reconcileOpen()).toBe(0);
      await app.database.query(`UPDATE payments SET created_at = now() - interval '2 minutes' WHERE checkout_id = $1`, [
        id,
      ]);
      const foundCounts = await Promise.all([1, 2, 3].map(() => reconciliation.reconcileOpen()));
      expect(foundCounts).toContain(1);
      expect((await getStatus(client, id)).status).toBe('paid');
      expect(await reconciliation.reconcile(3_600)).toBe(0);
      expect(await listReceipts('never@example.com')).toHaveLength(1);
    });

    it('survives the loss of the row created at checkout', async () => {
      const client = app.createClient();
      const id = await createCheckout(client);
      await app.database.query('DELETE FROM payments WHERE checkout_id = $1', [id]);
      const form = { action: 'pay', email: 'lost@example.com', confirmation: 'before' };
      await client.post(`/test-checkout/${id}`).type('form').send(form).expect(303);
      expect(await getStatus(client, id)).toMatchObject({ status: 'paid', premium: true });
    });

    it('starts one checkout per Idempotency-Key', async () => {
      const client = app.createClient();
      await createCheckout(client);
      const countBefore = await countPayments();
      const startCheckout = (key: string) => client.post('/api/payment/checkout').set('Idempotency-Key', key).send({});
      const responses = await Promise.all([startCheckout('one'), startCheckout('one'), startCheckout('one')]);
      expect(new Set(responses.map(({ body }) => (body as { url: string }).url)).size).toBe(1);
      expect(await countPayments()).toBe(countBefore + 1);
      expect((await startCheckout('two')).body.url).not.toBe(responses[0].body.url);
    });

    it('cannot be made again in a second tab', async () => {
      const client = app.createClient();
      const [firstCheckout, secondCheckout] = [await createCheckout(client), await createCheckout(client)];
      const form = { action: 'pay', email: 'tabs@example.com', confirmation: 'before' };
      await client.post(`/test-checkout/${firstCheckout}`).type('form').send(form).expect(303);
      expect((await client.get(`/test-checkout/${secondCheckout}`)).text).toContain('This checkout has expired.');
      await client.post(`/test-checkout/${secondCheckout}`).type('form').send(form).expect(303);
      expect(await listPayments(client)).toHaveLength(1);
      await app.database.query(
        `UPDATE payments SET created_at = now() - interval '31 days' WHERE checkout_id = ANY($1)`,
        [[firstCheckout, secondCheckout]],
      );
      await app.nest.get(PaymentReconciliationService).deleteExpired();
      expect(await getStatus(client, firstCheckout)).toMatchObject({ status: 'paid' });
      expect((await client.get('/api/payment/status').query({ session_id: secondCheckout })).status).toBe(404);
    });

    it('can be canceled, and requires an email address', async () => {
      const client = app.createClient();
      const cancelUrl = `${app.url}/autonomous?from=wall`;
      const { body } = await client.post('/api/payment/checkout').send({ cancelUrl }).expect(200);
      const { pathname } = new URL((body as { url: string }).url);
      const invalidForm = { action: 'pay', email: '"><script>alert(1)</script>', confirmation: 'before' };
      const response = await client.post(pathname).type('form').send(invalidForm).expect(400);
      expect(response.text).toContain('Please enter a valid email address.');
      expect(response.text).not.toContain('<script');
      const crossSiteResponse = await client
        .post(pathname)
        .set('Sec-Fetch-Site', 'cross-site')
        .type('form')
        .send(invalidForm);
      expect(crossSiteResponse.status).toBe(404);
      const cancelResponse = await client.post(pathname).type('form').send({ action: 'cancel' }).expect(303);
      expect(cancelResponse.headers.location).toBe(cancelUrl);
      expect(await hasPremium(client)).toBe(false);
      await client.get('/test-checkout/cs_test_unknown').expect(404);
      await client.get('/test-checkout/__proto__').expect(404);
      expect((await client.get('/test-checkout/style.css')).headers['content-type']).toMatch(/^text\/css/);
    });

    it.each([
      [{ successUrl: 'https://evil.example/' }, 'successUrl'],
      [{ successUrl: 'javascript:alert(1)' }, 'successUrl'],
      [{ successUrl: 'not an address' }, 'successUrl'],
      [{ cancelUrl: '//evil.example' }, 'cancelUrl'],
      [{ cancelUrl: 'http://127.0.0.1@evil.example/' }, 'cancelUrl'],
      [{ priceId: 'premium_free' }, 'priceId'],
      [{ priceId: null }, 'priceId'],
    ])('rejects a checkout with %j', async (body, path) => {
      const countBefore = await countPayments();
      const response = await app.createClient().post('/api/payment/checkout').send(body);
      expect([response.status, response.body.issues[0].path]).toEqual([400, path]);
      expect(await countPayments()).toBe(countBefore);
    });

    it('grants nothing for the checkout of another owner', async () => {
      const [premiumClient, otherClient, newClient] = [app.createClient(), app.createClient(), app.createClient()];
      const id = await purchasePremium(app, premiumClient);
      await createCheckout(otherClient);
      for (const client of [otherClient, newClient]) {
        const response = await client.get('/api/payment/status').query({ session_id: id });
        expect([response.status, response.body.code]).toEqual([404, 'not_found']);
        expect(await hasPremium(client)).toBe(false);
        expect(await listPayments(client)).toEqual([]);
      }
    });

    it('moves at sign-in, and through the emailed link until it belongs to an account', async () => {
      const [payingClient, claimingClient, stranger, account] = [
        app.createClient(),
        app.createClient(),
        app.createClient(),
        app.createClient(),
      ];
      await purchasePremium(app, payingClient, { email: 'claim@example.com' });
      const [receipt] = await listReceipts('claim@example.com');
      const token = /claim=([\w.-]+)/.exec(receipt!.text)![1]!;
      const claim = (client: TestClient) => client.post('/api/payment/claim').send({ token });

      const { body } = await claim(claimingClient).expect(200);
      expect(body).toEqual({ status: 'paid', premium: true, email: 'claim@example.com' });
      expect([await hasPremium(claimingClient), await hasPremium(payingClient)]).toEqual([true, false]);

      const { body: registration } = await claimingClient
        .post('/api/auth/register')
        .send(buildRegistration())
        .expect(201);
      expect(registration.user.isPremium).toBe(true);
      await claim(claimingClient).expect(200);
      expect((await claim(stranger)).body.code).toBe('signed_out');
      await account.post('/api/auth/register').send(buildRegistration()).expect(201);
      expect((await claim(account)).body.code).toBe('not_found');
      expect([await hasPremium(claimingClient), await hasPremium(account)]).toEqual([true, false]);

      const forgedResponse = await stranger.post('/api/payment/claim').send({ token: `${token.slice(0, -3)}abc` });
      expect([forgedResponse.status, forgedResponse.body.issues]).toEqual([
        400,
        [{ path: 'token', message: 'This link is no longer valid. Please contact support.' }],
      ]);
    });

    it('moves to at most three browsers through the link, and each move is reported to the payer', async () => {
      const payingClient = app.createClient();
      await purchasePremium(app, payingClient, { email: 'shared@example.com' });
      const [receipt] = await listReceipts('shared@example.com');
      const token = /claim=([\w.-]+)/.exec(receipt!.text)![1]!;
      const usesTodaySql = 'day_uses = 42, uses_day = floor(extract(epoch FROM now()) / 86400)';
      await app.database.query(
        `UPDATE owners SET ${usesTodaySql} WHERE id = (SELECT owner_id FROM payments WHERE email = 'shared@example.com')`,
      );
      const clients = Array.from({ length: 5 }, () => app.createClient());
      const outcomes: [number, string?][] = [];
      for (const client of clients) {
        const { status, body } = await client.post('/api/payment/claim').send({ token });
        outcomes.push(status === 200 ? [status] : [status, body.issues[0].message]);
      }
      const refusal = [
        400,
        'This link has brought Premium to three browsers already. To use it in another one, please contact support.',
      ];
      expect(outcomes).toEqual([[200], [200], [200], refusal, refusal]);
      const premiumFlags: boolean[] = [];
      for (const client of clients) premiumFlags.push(await hasPremium(client));
      expect(premiumFlags).toEqual([false, false, true, false, false]);
      const [owner] = await app.database.query<{ day_uses: number }[]>(
        `SELECT day_uses FROM owners WHERE id = (SELECT owner_id FROM payments WHERE email = 'shared@example.com')`,
      );
      expect(owner!.day_uses).toBe(42);
      const notices = (await readEmailsTo(app, 'shared@example.com')).filter(({ text }) =>
        text.includes('turned on in another browser'),
      );
      expect(notices.map(({ text }) => /used in (\d)/.exec(text)?.[1])).toEqual(['3', '3', '3']);
    });

    it('is stored by the emulator in a file that only the server’s user can read', () => {
      const state = JSON.parse(readFileSync(join(app.config.dataDir, 'payments.json'), 'utf8')) as {
        secretKey: string;
        deliveries: unknown[];
      };
      expect(state.secretKey).toMatch(/^sk_test_local_[0-9a-f]{32}$/);
      expect(state.deliveries).toEqual([]);
    });
  },
  unlimitedEnv,
);

describeOnDefaultDatabase(
  'the checkouts of a network',
  (app) => {
    it('are limited for all users together', async () => {
      const startCheckout = async (network: string) =>
        (await app.createClient().post('/api/payment/checkout').set('X-Forwarded-For', network).send({})).status;
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) statuses.push(await startCheckout('203.0.113.1'));
      expect(statuses).toEqual([200, 200, 429, 429]);
      expect(await startCheckout('203.0.113.2')).toBe(200);
    });
  },
  { RATE_CHECKOUT: '2', TRUST_PROXY: '1' },
);
