import { OwnerService } from '../src/account/sessions/owner.service';
import { EntitlementService } from '../src/account/quota/entitlement.service';
import { readEmails } from './harness/mailbox';
import {
  createCheckout,
  stripeEvents,
  registerPaymentIntent,
  type StripePayment,
  buildStripePayment,
  signWebhook,
  postWebhook,
} from './harness/stripe-payments';
import { describeOnBothDatabases, unlimitedEnv, buildRegistration, type TestApp } from './harness/test-app';

/** A sample of the 120 orders of five events, and of forged signatures; `npm run stress -- payments` tests them all. */
const orderCount = Number(process.env.PAYMENT_ORDERS ?? 12);
const forgeryCount = Number(process.env.FORGERIES ?? 200);

function* permutations<T>(things: T[]): Generator<T[]> {
  if (things.length < 2) yield things;
  for (const [index, thing] of things.entries()) {
    for (const rest of permutations(things.filter((_, other) => other !== index))) yield [thing, ...rest];
  }
}

/** Seeded random generator; returns a whole number from 0 up to, but not including, `below`. */
function createSeededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

describeOnBothDatabases(
  'payment webhook',
  (app: TestApp) => {
    const newSale = async (more: Partial<StripePayment> = {}) => {
      const sale = buildStripePayment((await app.nest.get(OwnerService).create()).id, more);
      registerPaymentIntent(app, sale);
      return sale;
    };
    const isPremium = (sale: StripePayment) => app.nest.get(EntitlementService).isPremium(sale.metadata.owner);
    const count = async (table: string) =>
      Number((await app.database.query<{ count: string }[]>(`SELECT count(*) FROM ${table}`))[0]!.count);

    // R5
    it.each([
      ['stays', true, 900, 'won'],
      ['goes', false, 1900, 'lost'],
    ] as const)(
      `applies five events in ${orderCount} orders, each twice and concurrently: one upgrade that %s, one receipt`,
      async (name, stays, refunded, dispute) => {
        const orders = [...permutations([0, 1, 2, 3, 4])];
        const step = orders.length / orderCount;
        const sales: StripePayment[] = [];
        for (let index = 0; index < orderCount; index += 1) {
          const sale = await newSale({ email: `${name}-${index}@example.com` });
          sales.push(sale);
          const all = [
            stripeEvents.completed(sale, 'unpaid'),
            stripeEvents.asyncPaymentSucceeded(sale),
            stripeEvents.refunded(sale, 500),
            stripeEvents.refunded(sale, refunded),
            stripeEvents.disputeClosed(sale, dispute),
          ];
          const order = orders[Math.floor(index * step)]!.map((place) => all[place]!);
          const answers: number[] = [];
          const atOnce = order.flatMap((event) => [event, event]);
          if (index % 2) answers.push(...(await Promise.all(atOnce.map((event) => postWebhook(app, event)))));
          else {
            for (const event of order)
              answers.push(...(await Promise.all([postWebhook(app, event), postWebhook(app, event)])));
          }
          expect(answers).toEqual(atOnce.map(() => 200));
          const rows = await app.database.query<object[]>(
            'SELECT refunded_amount, dispute_lost, paid_at IS NOT NULL AS paid, checkout_id FROM payments WHERE id = $1',
            [sale.metadata.payment],
          );
          expect(rows).toEqual([
            { refunded_amount: refunded, dispute_lost: !stays, paid: true, checkout_id: sale.checkoutId },
          ]);
          expect([index, await isPremium(sale)]).toEqual([index, stays]);
        }
        const emails = await readEmails(app);
        const receipts = sales.map(({ email }) =>
          emails.filter(({ to, text }) => to === email && text.includes('Thank you for your payment')),
        );
        expect(receipts.map(({ length }) => length)).toEqual(sales.map(() => 1));
        const last = emails.filter(({ to, text }) => to === sales[0]!.email && text.includes('We’ve refunded')).at(-1);
        expect(last!.text).toContain(stays ? 'You keep Premium.' : 'Premium has now ended.');
      },
      600_000,
    );

    // R6
    it(`refuses ${forgeryCount} bodies with an invalid signature and writes nothing`, async () => {
      const sale = await newSale();
      const tables = ['payments', 'payment_events', 'mails', 'owners', 'sessions'];
      const before = await Promise.all(tables.map(count));
      const statuses = new Map<string, number>();
      const send = async (index: number) => {
        const [kind, body, signature] = forgery(index, sale);
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
      const all = Array.from({ length: forgeryCount }, (_, index) => index);
      while (all.length) await Promise.all(all.splice(0, 20).map(send));
      expect([...statuses.keys()].filter((result) => !result.endsWith(': 400 invalid_input'))).toEqual([]);
      expect(statuses.size).toBe(12);
      expect(await Promise.all(tables.map(count))).toEqual(before);
    }, 600_000);

    function forgery(
      index: number,
      sale: StripePayment,
    ): [kind: string, body: string | Uint8Array<ArrayBuffer>, signature?: string] {
      const roll = createSeededRandom(index + 1);
      const event = stripeEvents.completed(sale);
      const body = JSON.stringify(event);
      const now = Math.floor(Date.now() / 1000);
      const right = signWebhook(app, body);
      const [, hex = ''] = right.split('v1=');
      const kinds: (() => [string, string | Uint8Array<ArrayBuffer>, string?])[] = [
        () => ['missing', body],
        () => ['empty', body, ''],
        () => ['nonsense', body, 'x'.repeat(1 + roll(200))],
        () => ['old', body, signWebhook(app, body, now - 301 - roll(1_000_000))],
        () => ['re-serialised', JSON.stringify(event, undefined, 1 + roll(4)), right],
        () => ['another order', JSON.stringify(Object.fromEntries(Object.entries(event).reverse())), right],
        () => {
          const bytes = Buffer.from(body);
          bytes[roll(bytes.length)]! ^= 1 << roll(8);
          return ['bit of the body', bytes, right];
        },
        () => {
          const place = roll(hex.length);
          const digit = ((parseInt(hex[place]!, 16) ^ (1 << roll(4))) % 16).toString(16);
          return ['bit of the signature', body, right.replace(hex, hex.slice(0, place) + digit + hex.slice(place + 1))];
        },
        () => ['another time', body, right.replace(/t=\d+/, `t=${now + 1 + roll(1_000)}`)],
        () => ['another scheme', body, right.replace('v1=', 'v0=')],
        () => ['of another body', body, signWebhook(app, JSON.stringify(stripeEvents.completed(sale)))],
        () => [
          'another secret',
          body,
          `t=${now},v1=${Array.from({ length: 64 }, () => roll(16).toString(16)).join('')}`,
        ],
      ];
      return kinds[index % kinds.length]!();
    }

    it('has no rate limit, and ignores events of other products', async () => {
      const event = { id: 'evt_other', object: 'event', created: 1, type: 'invoice.paid', data: { object: {} } };
      for (let index = 0; index < 50; index += 1)
        expect(await postWebhook(app, { ...event, id: `evt_${index}` })).toBe(200);
      const stranger = { ...buildStripePayment('nobody'), metadata: {} as StripePayment['metadata'] };
      expect(await postWebhook(app, stripeEvents.completed(stranger))).toBe(200);
      const rows = await app.database.query('SELECT 1 FROM payments WHERE checkout_id = $1', [stranger.checkoutId]);
      expect(rows).toEqual([]);
    });

    it('answers 5xx to an event that it cannot process yet, and processes it on redelivery', async () => {
      const sale = buildStripePayment((await app.nest.get(OwnerService).create()).id);
      const dispute = stripeEvents.disputeClosed(sale);
      expect(await postWebhook(app, dispute)).toBe(503);
      expect(await app.database.query('SELECT 1 FROM payment_events WHERE id = $1', [dispute.id])).toEqual([]);
      const broken = {
        ...stripeEvents.completed(sale),
        data: { object: { id: 'cs', payment_status: 'paid', metadata: sale.metadata } },
      };
      expect(await postWebhook(app, broken)).toBe(500);
      registerPaymentIntent(app, sale);
      expect(await postWebhook(app, dispute)).toBe(200);
      expect(await postWebhook(app, stripeEvents.completed(sale))).toBe(200);
      expect(await isPremium(sale)).toBe(false);
    });

    it('keeps the payment of a deleted buyer for the holder of the receipt', async () => {
      const sale = await newSale({ email: 'gone@example.com' });
      await app.database.query('DELETE FROM owners WHERE id = $1', [sale.metadata.owner]);
      await postWebhook(app, stripeEvents.completed(sale));
      const email = (await readEmails(app)).find(({ to }) => to === 'gone@example.com');
      const token = /\/success\?claim=([\w.-]+)/.exec(email!.text)![1]!;
      const { body } = await app.createClient().post('/api/payment/claim').send({ token }).expect(200);
      expect(body).toEqual({ status: 'paid', premium: true, email: 'gone@example.com' });
    });

    it('follows a guest who signs in while the payment is confirmed', async () => {
      for (let round = 0; round < 10; round += 1) {
        const client = app.createClient();
        const checkoutId = await createCheckout(client);
        const [row] = await app.database.query<{ id: string; owner_id: string }[]>(
          'SELECT id, owner_id FROM payments WHERE checkout_id = $1',
          [checkoutId],
        );
        const label = { payment: row!.id, owner: row!.owner_id, language: 'en' } as const;
        const sale = buildStripePayment(row!.owner_id, { metadata: label, checkoutId });
        const [registered, told] = await Promise.all([
          client.post('/api/auth/register').send(buildRegistration()),
          postWebhook(app, stripeEvents.completed(sale)),
          postWebhook(app, stripeEvents.asyncPaymentSucceeded(sale)),
        ]);
        expect([round, registered.status, told]).toEqual([round, 201, 200]);
        expect((await client.get('/api/auth/me')).body.user.isPremium).toBe(true);
      }
    });

    it.each([
      ['another amount', { amount: 100 }, '100 usd'],
      ['another currency', { currency: 'jpy' }, '1900 jpy'],
      ['a currency that is none of ours', { currency: 'xxx' }, '1900 xxx'],
    ])('grants nothing for a payment with %s, and notifies a person', async (_, difference, paid) => {
      const client = app.createClient();
      const checkoutId = await createCheckout(client);
      const [row] = await app.database.query<{ id: string; owner_id: string }[]>(
        'SELECT id, owner_id FROM payments WHERE checkout_id = $1',
        [checkoutId],
      );
      const label = { payment: row!.id, owner: row!.owner_id, language: 'en' as const };
      const begun = buildStripePayment(row!.owner_id, { metadata: label, checkoutId, ...difference });
      const unknown = await newSale({ checkoutId: begun.checkoutId, ...difference });
      for (const sale of [begun, { ...unknown, checkoutId: `${checkoutId}-2` }]) {
        expect(await postWebhook(app, stripeEvents.completed(sale))).toBe(200);
        expect(await isPremium(sale)).toBe(false);
        const messages = await app.database.query<{ subject: string; message: string; status: string }[]>(
          'SELECT subject, message, status FROM contact_messages WHERE owner_id = $1',
          [sale.metadata.owner],
        );
        expect(messages).toEqual([
          { subject: 'A payment differs from its price', status: 'open', message: expect.stringContaining(paid) },
        ]);
        expect(messages[0]!.message).toContain(sale.checkoutId);
      }
      expect(await postWebhook(app, stripeEvents.completed({ ...begun, amount: 1900, currency: 'usd' }))).toBe(200);
      expect(await isPremium(begun)).toBe(true);
    });
  },
  unlimitedEnv,
);
