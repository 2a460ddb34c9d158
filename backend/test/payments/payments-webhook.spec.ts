import { OwnerService } from '../../src/account/sessions/owner.service';
import { EntitlementService } from '../../src/payments/entitlement/entitlement.service';
import { readEmails, readEmailsTo } from '../harness/mailbox';
import {
  createCheckout,
  stripeEvents,
  registerPaymentIntent,
  type StripePayment,
  buildStripePayment,
  signWebhook,
  postWebhook,
} from '../harness/stripe-payments';
import { buildRegistration } from '../harness/accounts';
import { describeOnBothDatabases, unlimitedEnv, type TestApp, type TestClient } from '../harness/test-app';

/**
 * Tests only a sample of the 120 permutations of five events, and some forged signatures. `npm run stress -- payments`
 * tests all permutations and many more signatures.
 */
const testedPermutationCount = Number(process.env.EVENT_PERMUTATIONS ?? 12);
const forgeryCount = Number(process.env.FORGERIES ?? 200);

function* permutations<T>(items: T[]): Generator<T[]> {
  if (items.length < 2) yield items;
  for (const [index, item] of items.entries()) {
    const otherItems = items.filter((_, otherIndex) => otherIndex !== index);
    for (const permutation of permutations(otherItems)) yield [item, ...permutation];
  }
}

/** Returns a generator of integers from 0 (inclusive) to `limit` (exclusive). */
function createSeededRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
}

describeOnBothDatabases(
  'payment webhook',
  (app: TestApp) => {
    const createPayment = async (overrides: Partial<StripePayment> = {}) => {
      const payment = buildStripePayment((await app.nest.get(OwnerService).create()).id, overrides);
      registerPaymentIntent(app, payment);
      return payment;
    };
    const startCheckout = async (client: TestClient, overrides: Partial<StripePayment> = {}) => {
      const checkoutId = await createCheckout(client);
      const [row] = await app.database.query<[{ id: string; owner_id: string }]>(
        'SELECT id, owner_id FROM payments WHERE checkout_id = $1',
        [checkoutId],
      );
      const metadata = { payment: row.id, owner: row.owner_id, language: 'en' } as const;
      return buildStripePayment(row.owner_id, { metadata, checkoutId, ...overrides });
    };
    const isPremium = (payment: StripePayment) => app.nest.get(EntitlementService).isPremium(payment.metadata.owner);
    const count = async (table: string) =>
      Number((await app.database.query<{ count: string }[]>(`SELECT count(*) FROM ${table}`))[0]!.count);

    it.each([
      ['keeps', true, 900, 'won'],
      ['revokes', false, 1900, 'lost'],
    ] as const)(
      `%s Premium and sends one receipt in ${testedPermutationCount} orders of duplicate, concurrent events`,
      async (outcomeName, keepsPremium, refundedAmount, disputeStatus) => {
        const allPermutations = [...permutations([0, 1, 2, 3, 4])];
        const step = allPermutations.length / testedPermutationCount;
        const payments: StripePayment[] = [];
        for (let index = 0; index < testedPermutationCount; index += 1) {
          const payment = await createPayment({ email: `${outcomeName}-${index}@example.com` });
          payments.push(payment);
          const events = [
            stripeEvents.completed(payment, 'unpaid'),
            stripeEvents.asyncPaymentSucceeded(payment),
            stripeEvents.refunded(payment, 500),
            stripeEvents.refunded(payment, refundedAmount),
            stripeEvents.disputeClosed(payment, disputeStatus),
          ];
          const orderedEvents = allPermutations[Math.floor(index * step)]!.map((position) => events[position]!);
          const statuses: number[] = [];
          const duplicatedEvents = orderedEvents.flatMap((event) => [event, event]);
          if (index % 2)
            statuses.push(...(await Promise.all(duplicatedEvents.map((event) => postWebhook(app, event)))));
          else {
            for (const event of orderedEvents)
              statuses.push(...(await Promise.all([postWebhook(app, event), postWebhook(app, event)])));
          }
          expect(statuses).toEqual(duplicatedEvents.map(() => 200));
          const rows = await app.database.query<object[]>(
            'SELECT refunded_amount, dispute_lost, paid_at IS NOT NULL AS paid, checkout_id FROM payments WHERE id = $1',
            [payment.metadata.payment],
          );
          expect(rows).toEqual([
            {
              refunded_amount: refundedAmount,
              dispute_lost: !keepsPremium,
              paid: true,
              checkout_id: payment.checkoutId,
            },
          ]);
          expect([index, await isPremium(payment)]).toEqual([index, keepsPremium]);
        }
        const emails = await readEmails(app);
        const receipts = payments.map(({ email }) =>
          emails.filter(({ to, text }) => to === email && text.includes('Thank you for your payment')),
        );
        expect(receipts.map(({ length }) => length)).toEqual(payments.map(() => 1));
        const lastRefundEmail = emails
          .filter(({ to, text }) => to === payments[0]!.email && text.includes('We’ve refunded'))
          .at(-1);
        expect(lastRefundEmail!.text).toContain(keepsPremium ? 'You keep Premium.' : 'Premium has now ended.');
      },
      600_000,
    );

    it(`rejects ${forgeryCount} requests with an invalid signature, without writing anything`, async () => {
      const payment = await createPayment();
      const tables = ['payments', 'payment_events', 'mails', 'owners', 'sessions'];
      const countsBefore = await Promise.all(tables.map(count));
      const statuses = new Map<string, number>();
      const send = async (index: number) => {
        const [kind, body, signature] = forgeRequest(index, payment);
        const response = await fetch(`${app.url}/api/payment/webhook`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(signature !== undefined && { 'Stripe-Signature': signature }),
          },
          body,
        });
        const result = `${kind}: ${response.status} ${((await response.json()) as { code: string }).code}`;
        statuses.set(result, (statuses.get(result) ?? 0) + 1);
      };
      const pendingIndexes = Array.from({ length: forgeryCount }, (_, index) => index);
      while (pendingIndexes.length) await Promise.all(pendingIndexes.splice(0, 20).map(send));
      expect([...statuses.keys()].filter((result) => !result.endsWith(': 400 invalid_input'))).toEqual([]);
      expect(statuses.size).toBe(12);
      expect(await Promise.all(tables.map(count))).toEqual(countsBefore);
    }, 600_000);

    function forgeRequest(
      index: number,
      payment: StripePayment,
    ): [kind: string, body: string | Uint8Array<ArrayBuffer>, signature?: string] {
      const getRandom = createSeededRandom(index + 1);
      const event = stripeEvents.completed(payment);
      const body = JSON.stringify(event);
      const now = Math.floor(Date.now() / 1000);
      const validSignature = signWebhook(app, body);
      const [, hex = ''] = validSignature.split('v1=');
      const forgeries: (() => [string, string | Uint8Array<ArrayBuffer>, string?])[] = [
        () => ['missing', body],
        () => ['empty', body, ''],
        () => ['nonsense', body, 'x'.repeat(1 + getRandom(200))],
        () => ['old', body, signWebhook(app, body, now - 301 - getRandom(1_000_000))],
        () => ['re-serialized', JSON.stringify(event, undefined, 1 + getRandom(4)), validSignature],
        () => ['another order', JSON.stringify(Object.fromEntries(Object.entries(event).reverse())), validSignature],
        () => {
          const bytes = Buffer.from(body);
          bytes[getRandom(bytes.length)]! ^= 1 << getRandom(8);
          return ['flipped bit in the body', bytes, validSignature];
        },
        () => {
          const position = getRandom(hex.length);
          const digit = ((parseInt(hex[position]!, 16) ^ (1 << getRandom(4))) % 16).toString(16);
          return [
            'flipped bit in the signature',
            body,
            validSignature.replace(hex, hex.slice(0, position) + digit + hex.slice(position + 1)),
          ];
        },
        () => ['another time', body, validSignature.replace(/t=\d+/, `t=${now + 1 + getRandom(1_000)}`)],
        () => ['another scheme', body, validSignature.replace('v1=', 'v0=')],
        () => ['signature of another body', body, signWebhook(app, JSON.stringify(stripeEvents.completed(payment)))],
        () => [
          'another secret',
          body,
          `t=${now},v1=${Array.from({ length: 64 }, () => getRandom(16).toString(16)).join('')}`,
        ],
      ];
      return forgeries[index % forgeries.length]!();
    }

    it('is not rate limited, and ignores events for other products', async () => {
      const event = { id: 'evt_other', object: 'event', created: 1, type: 'invoice.paid', data: { object: {} } };
      for (let index = 0; index < 50; index += 1)
        expect(await postWebhook(app, { ...event, id: `evt_${index}` })).toBe(200);
      const otherPayment = { ...buildStripePayment('nobody'), metadata: {} as StripePayment['metadata'] };
      expect(await postWebhook(app, stripeEvents.completed(otherPayment))).toBe(200);
      const rows = await app.database.query('SELECT 1 FROM payments WHERE checkout_id = $1', [otherPayment.checkoutId]);
      expect(rows).toEqual([]);
    });

    it('responds 5xx to an event that it cannot process yet, and processes it on redelivery', async () => {
      const payment = buildStripePayment((await app.nest.get(OwnerService).create()).id);
      const disputeEvent = stripeEvents.disputeClosed(payment);
      expect(await postWebhook(app, disputeEvent)).toBe(503);
      expect(await app.database.query('SELECT 1 FROM payment_events WHERE id = $1', [disputeEvent.id])).toEqual([]);
      const incompleteEvent = {
        ...stripeEvents.completed(payment),
        data: { object: { id: 'cs', payment_status: 'paid', metadata: payment.metadata } },
      };
      expect(await postWebhook(app, incompleteEvent)).toBe(500);
      registerPaymentIntent(app, payment);
      expect(await postWebhook(app, disputeEvent)).toBe(200);
      expect(await postWebhook(app, stripeEvents.completed(payment))).toBe(200);
      expect(await isPremium(payment)).toBe(false);
    });

    it('retains the payment of a deleted buyer, who can claim it with the receipt', async () => {
      const payment = await createPayment({ email: 'gone@example.com' });
      await app.database.query('DELETE FROM owners WHERE id = $1', [payment.metadata.owner]);
      await postWebhook(app, stripeEvents.completed(payment));
      const [email] = await readEmailsTo(app, 'gone@example.com');
      const token = /\/success\?claim=([\w.-]+)/.exec(email!.text)![1]!;
      const { body } = await app.createClient().post('/api/payment/claim').send({ token }).expect(200);
      expect(body).toEqual({ status: 'paid', premium: true, email: 'gone@example.com' });
    });

    it('grants Premium to a guest who registers while the payment is being confirmed', async () => {
      for (let round = 0; round < 10; round += 1) {
        const client = app.createClient();
        const payment = await startCheckout(client);
        const [registerResponse, webhookStatus] = await Promise.all([
          client.post('/api/auth/register').send(buildRegistration()),
          postWebhook(app, stripeEvents.completed(payment)),
          postWebhook(app, stripeEvents.asyncPaymentSucceeded(payment)),
        ]);
        expect([round, registerResponse.status, webhookStatus]).toEqual([round, 201, 200]);
        expect((await client.get('/api/auth/me')).body.user.isPremium).toBe(true);
      }
    });

    it.each([
      ['another amount', { amount: 100 }, '100 usd'],
      ['another currency', { currency: 'jpy' }, '1900 jpy'],
      ['an unsupported currency', { currency: 'xxx' }, '1900 xxx'],
    ])('grants nothing for a payment with %s, and notifies the team', async (_, overrides, paidAmount) => {
      const checkoutPayment = await startCheckout(app.createClient(), overrides);
      const otherPayment = await createPayment({ checkoutId: checkoutPayment.checkoutId, ...overrides });
      for (const payment of [checkoutPayment, { ...otherPayment, checkoutId: `${checkoutPayment.checkoutId}-2` }]) {
        expect(await postWebhook(app, stripeEvents.completed(payment))).toBe(200);
        expect(await isPremium(payment)).toBe(false);
        const messages = await app.database.query<{ subject: string; message: string; status: string }[]>(
          'SELECT subject, message, status FROM contact_messages WHERE owner_id = $1',
          [payment.metadata.owner],
        );
        expect(messages).toEqual([
          { subject: 'A payment differs from its price', status: 'open', message: expect.stringContaining(paidAmount) },
        ]);
        expect(messages[0]!.message).toContain(payment.checkoutId);
      }
      expect(
        await postWebhook(app, stripeEvents.completed({ ...checkoutPayment, amount: 1900, currency: 'usd' })),
      ).toBe(200);
      expect(await isPremium(checkoutPayment)).toBe(true);
    });

    it('grants nothing for an event without an amount', async () => {
      const payment = await startCheckout(app.createClient());
      const event = stripeEvents.completed(payment);
      Object.assign(event.data.object, { amount_total: null, currency: null });
      expect(await postWebhook(app, event)).toBe(500);
      expect(await isPremium(payment)).toBe(false);
      expect(await postWebhook(app, { ...stripeEvents.completed(payment), id: event.id })).toBe(200);
      expect(await isPremium(payment)).toBe(true);
    });
  },
  unlimitedEnv,
);
