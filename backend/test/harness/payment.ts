import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LocalPayments } from '../../src/payments/local/local-payments.service';
import { StripeService } from '../../src/payments/stripe.service';
import type { EventType, Label } from '../../src/payments/webhook/stripe-events';
import type { Browser } from './resume';
import type { World } from './world';

export const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;

export interface Sale {
  label: Label;
  checkoutId: string;
  paymentIntent: string;
  currency: string;
  amount: number;
  email: string;
}

export const saleFor = (ownerId: string, more: Partial<Sale> = {}): Sale => ({
  label: { payment: randomUUID(), owner: ownerId, language: 'en' },
  checkoutId: newId('cs_test'),
  paymentIntent: newId('pi'),
  currency: 'usd',
  amount: 1900,
  email: 'payer@example.com',
  ...more,
});

const eventOf = (type: EventType, object: object) => ({
  id: newId('evt'),
  object: 'event',
  created: Math.floor(Date.now() / 1000),
  type,
  data: { object },
});

export const events = {
  completed: (sale: Sale, paymentStatus = 'paid') =>
    eventOf('checkout.session.completed', sessionOf(sale, paymentStatus)),
  paidLater: (sale: Sale) => eventOf('checkout.session.async_payment_succeeded', sessionOf(sale, 'paid')),
  refunded: ({ paymentIntent, currency, amount, label }: Sale, refunded = amount) =>
    eventOf('charge.refunded', {
      object: 'charge',
      payment_intent: paymentIntent,
      currency,
      amount,
      amount_refunded: refunded,
      metadata: label,
    }),
  disputed: ({ paymentIntent }: Sale, status = 'lost') =>
    eventOf('charge.dispute.closed', { object: 'dispute', payment_intent: paymentIntent, status }),
};

const sessionOf = ({ checkoutId, paymentIntent, currency, amount, email, label }: Sale, paymentStatus: string) => ({
  id: checkoutId,
  object: 'checkout.session',
  payment_status: paymentStatus,
  payment_intent: paymentIntent,
  currency,
  amount_total: amount,
  metadata: label,
  customer_details: { email },
});

export async function tell(world: World, event: object): Promise<number> {
  const body = JSON.stringify(event);
  const { status } = await fetch(`${world.url}/api/payment/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signatureOf(world, body) },
    body,
  });
  return status;
}

export const signatureOf = (world: World, body: string, timestamp?: number) =>
  world.app.get(StripeService).sign(body, timestamp);

export async function givePremium(world: World, ownerId: string, more: Partial<Sale> = {}): Promise<Sale> {
  const sale = saleFor(ownerId, more);
  if ((await tell(world, events.completed(sale))) !== 200) throw new Error('The webhook did not accept the payment');
  return sale;
}

export async function beginCheckout(browser: Browser, language = 'en'): Promise<string> {
  const { body } = await browser.post('/api/payment/checkout').set('Accept-Language', language).send({}).expect(200);
  return new URL((body as { url: string }).url).pathname.split('/').at(-1)!;
}

/** Completes a purchase in the Stripe emulator and returns the id of the checkout. */
export async function buy(
  world: World,
  browser: Browser,
  { confirmation = 'before', email = 'payer@example.com', language = 'en' } = {},
): Promise<string> {
  const id = await beginCheckout(browser, language);
  await browser.post(`/test-checkout/${id}`).type('form').send({ action: 'pay', email, confirmation }).expect(303);
  if (!world.app.get(LocalPayments).find(id)) throw new Error('The Stripe emulator does not know the checkout');
  return id;
}

/** Adds the payment to the Stripe emulator, which is queried for it when an event lacks the metadata. */
export function remember(world: World, { paymentIntent: id, amount, currency, label }: Sale): void {
  world.app.get(LocalPayments).addIntent({ id, amount, currency, metadata: { ...label }, latest_charge: newId('ch') });
}

export async function until<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask();
    if (isWanted(answer) || tries > 100) return answer;
    await wait(100);
  }
}
