import { randomBytes, randomUUID } from 'node:crypto';
import type { Payment } from '@shortlist/contracts/payments/payment';
import { StripeEmulatorService } from '../../src/payments/stripe-emulator/stripe-emulator.service';
import { StripeService } from '../../src/payments/stripe.service';
import type { HandledEventType, PaymentMetadata } from '../../src/payments/webhook/stripe-events';
import type { TestApp, TestClient } from './test-app';

export const createStripeId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;

export interface StripePayment {
  metadata: PaymentMetadata;
  checkoutId: string;
  paymentIntent: string;
  currency: string;
  amount: number;
  email: string;
}

export const buildStripePayment = (ownerId: string, overrides: Partial<StripePayment> = {}): StripePayment => ({
  metadata: { payment: randomUUID(), owner: ownerId, language: 'en' },
  checkoutId: createStripeId('cs_test'),
  paymentIntent: createStripeId('pi'),
  currency: 'usd',
  amount: 1900,
  email: 'payer@example.com',
  ...overrides,
});

const buildStripeEvent = (type: HandledEventType, object: object) => ({
  id: createStripeId('evt'),
  object: 'event',
  created: Math.floor(Date.now() / 1000),
  type,
  data: { object },
});

export const stripeEvents = {
  completed: (payment: StripePayment, paymentStatus = 'paid') =>
    buildStripeEvent('checkout.session.completed', buildCheckoutSession(payment, paymentStatus)),
  asyncPaymentSucceeded: (payment: StripePayment) =>
    buildStripeEvent('checkout.session.async_payment_succeeded', buildCheckoutSession(payment, 'paid')),
  refunded: ({ paymentIntent, currency, amount, metadata }: StripePayment, refunded = amount) =>
    buildStripeEvent('charge.refunded', {
      object: 'charge',
      payment_intent: paymentIntent,
      currency,
      amount,
      amount_refunded: refunded,
      metadata,
    }),
  disputeClosed: ({ paymentIntent }: StripePayment, status = 'lost') =>
    buildStripeEvent('charge.dispute.closed', { object: 'dispute', payment_intent: paymentIntent, status }),
};

const buildCheckoutSession = (
  { checkoutId, paymentIntent, currency, amount, email, metadata }: StripePayment,
  paymentStatus: string,
) => ({
  id: checkoutId,
  object: 'checkout.session',
  payment_status: paymentStatus,
  payment_intent: paymentIntent,
  currency,
  amount_total: amount,
  metadata,
  customer_details: { email },
});

export async function postWebhook(app: TestApp, event: object): Promise<number> {
  const body = JSON.stringify(event);
  const { status } = await fetch(`${app.url}/api/payment/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signWebhook(app, body) },
    body,
  });
  return status;
}

export const signWebhook = (app: TestApp, body: string, timestamp?: number) =>
  app.nest.get(StripeService).signTestPayload(body, timestamp);

export async function grantPremium(
  app: TestApp,
  ownerId: string,
  overrides: Partial<StripePayment> = {},
): Promise<StripePayment> {
  const payment = buildStripePayment(ownerId, overrides);
  if ((await postWebhook(app, stripeEvents.completed(payment))) !== 200)
    throw new Error('The webhook did not accept the payment');
  return payment;
}

export async function createCheckout(client: TestClient, language = 'en'): Promise<string> {
  const { body } = await client.post('/api/payment/checkout').set('Accept-Language', language).send({}).expect(200);
  return new URL((body as { url: string }).url).pathname.split('/').at(-1)!;
}

/** Returns the id of the checkout. */
export async function purchasePremium(
  app: TestApp,
  client: TestClient,
  { confirmation = 'before', email = 'payer@example.com', language = 'en' } = {},
): Promise<string> {
  const id = await createCheckout(client, language);
  await client.post(`/test-checkout/${id}`).type('form').send({ action: 'pay', email, confirmation }).expect(303);
  if (!app.nest.get(StripeEmulatorService).findCheckout(id))
    throw new Error('The checkout does not exist in the Stripe emulator');
  return id;
}

/** Adds the payment to the Stripe emulator, where the server looks it up if an event has no metadata. */
export function registerPaymentIntent(
  app: TestApp,
  { paymentIntent: id, amount, currency, metadata }: StripePayment,
): void {
  app.nest
    .get(StripeEmulatorService)
    .addIntent({ id, amount, currency, metadata: { ...metadata }, latest_charge: createStripeId('ch') });
}

export const listPayments = async (client: TestClient) =>
  (await client.get('/api/payments').expect(200)).body as Payment[];

export const hasPremium = async (client: TestClient) =>
  ((await client.get('/api/me/allowance').expect(200)).body as { premium: boolean }).premium;
