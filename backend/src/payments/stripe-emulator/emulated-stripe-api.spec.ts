import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { EmulatedStripeApi } from './emulated-stripe-api';
import { loadState, saveState, type EmulatorState } from './emulator-state';

describe('emulated Stripe API', () => {
  let folder: string;
  let server: Server;
  let state: EmulatorState;
  let stripe: Stripe;
  const emittedTypes: string[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shortlist-payments-'));
    state = loadState(folder);
    const api = new EmulatedStripeApi(
      state,
      () => saveState(folder, state),
      (type) => emittedTypes.push(type),
    );
    server = createServer((request, response) => void api.handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stripe = createClient(state.secretKey);
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });

  const createClient = (key: string) =>
    new Stripe(key, {
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });
  const buildSessionParams = (
    overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
  ): Stripe.Checkout.SessionCreateParams => ({
    mode: 'payment',
    line_items: [
      { quantity: 2, price_data: { currency: 'eur', unit_amount: 800, product_data: { name: 'Größe & 花子' } } },
    ],
    success_url: 'https://shortlist.example/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shortlist.example/upgrade',
    locale: 'de',
    metadata: { payment: 'a=b&c[d]' },
    payment_intent_data: { metadata: { payment: 'x' } },
    ...overrides,
  });

  it('creates a checkout and retrieves it', async () => {
    const session = await stripe.checkout.sessions.create(buildSessionParams());
    expect(session).toMatchObject({
      amount_total: 1600,
      currency: 'eur',
      status: 'open',
      payment_status: 'unpaid',
      metadata: { payment: 'a=b&c[d]' },
      success_url: 'https://shortlist.example/success?session_id={CHECKOUT_SESSION_ID}',
      url: `https://shortlist.example/test-checkout/${session.id}`,
    });
    expect(state.orders[session.id]).toMatchObject({ product: 'Größe & 花子', metadata: { payment: 'x' } });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ id: session.id, url: session.url });
    state.sessions[session.id]!.expires_at = 0;
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired', url: null });
  });

  it('creates one checkout per idempotency key, and rejects the key for a different request', async () => {
    const options = { idempotencyKey: 'one' };
    const firstSession = await stripe.checkout.sessions.create(buildSessionParams(), options);
    const secondSession = await stripe.checkout.sessions.create(buildSessionParams(), options);
    expect(secondSession.id).toBe(firstSession.id);
    await expect(stripe.checkout.sessions.create(buildSessionParams({ locale: 'fr' }), options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('rejects invalid requests with Stripe’s errors', async () => {
    await expect(createClient('sk_test_wrong').events.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
    await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(stripe.checkout.sessions.create(buildSessionParams({ success_url: 'success' }))).rejects.toMatchObject(
      {
        type: 'StripeInvalidRequestError',
        param: 'success_url',
      },
    );
    await expect(
      stripe.checkout.sessions.create(buildSessionParams({ allow_promotion_codes: true })),
    ).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
    });
    await expect(stripe.customers.create()).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({ statusCode: 404 });
  });

  it('refunds part of a payment, then the rest, and then nothing', async () => {
    state.charges.ch_1 = {
      id: 'ch_1',
      object: 'charge',
      amount: 1600,
      amount_refunded: 0,
      billing_details: { email: 'a@example.com' },
      currency: 'eur',
      created: 1,
      livemode: false,
      metadata: {},
      paid: true,
      payment_intent: 'pi_1',
      refunded: false,
      status: 'succeeded',
    };
    const refund = (amount?: number) => stripe.refunds.create({ payment_intent: 'pi_1', ...(amount && { amount }) });
    await expect(refund(1601)).rejects.toMatchObject({ code: 'amount_too_large' });
    expect(await refund(600)).toMatchObject({ amount: 600, status: 'succeeded' });
    expect(await refund()).toMatchObject({ amount: 1000 });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect(emittedTypes).toEqual(['charge.refunded', 'charge.refunded']);
  });

  it('lists matching events in pages, newest first', async () => {
    state.events = Array.from({ length: 25 }, (_, index) => ({
      id: `evt_${index}`,
      object: 'event',
      api_version: null,
      created: index,
      data: { object: {} },
      livemode: false,
      pending_webhooks: 0,
      request: null,
      type: index % 2 ? 'charge.refunded' : 'charge.dispute.closed',
    }));
    const ids = [];
    const params = { types: ['charge.refunded'], created: { gte: 4 }, limit: 3 };
    for await (const { id } of stripe.events.list(params)) ids.push(id);
    expect(ids).toEqual(Array.from({ length: 10 }, (_, index) => `evt_${23 - index * 2}`));
  });

  it('restores its state after a restart', () => {
    saveState(folder, state);
    expect(loadState(folder)).toEqual(JSON.parse(JSON.stringify(state)));
  });
});
