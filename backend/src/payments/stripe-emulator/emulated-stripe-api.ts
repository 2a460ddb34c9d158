import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { secondsInDay } from '../../platform/time';
import { z } from 'zod';
import { type Charge, generateId, nowInSeconds, type CheckoutSession, type EmulatorState } from './emulator-state';
import {
  type NestedForm,
  createMissingResourceError,
  parseNestedForm,
  readBody,
  sendJson,
  StripeApiError,
} from './stripe-http';

const checkoutLifetimeSeconds = secondsInDay;

const integerSchema = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
const metadataSchema = z.record(z.string(), z.string()).default({});
const sessionSchema = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.strictObject({
    0: z.strictObject({
      quantity: integerSchema,
      price_data: z.strictObject({
        currency: z.string().regex(/^[a-z]{3}$/),
        unit_amount: integerSchema,
        product_data: z.strictObject({ name: z.string(), description: z.string().default('') }),
      }),
    }),
  }),
  success_url: z.url(),
  cancel_url: z.url(),
  locale: languageSchema.optional(),
  customer_email: z.email().optional(),
  metadata: metadataSchema,
  payment_intent_data: z.strictObject({ metadata: metadataSchema }).optional(),
  adaptive_pricing: z.strictObject({ enabled: z.enum(['true', 'false']) }).optional(),
});
const refundSchema = z.strictObject({
  payment_intent: z.string(),
  amount: integerSchema.optional(),
  reason: z.string().optional(),
  metadata: metadataSchema,
});
const listSchema = z.strictObject({
  types: z.record(z.string(), z.string()).optional(),
  created: z.strictObject({ gte: integerSchema }).optional(),
  limit: integerSchema.default(10),
  starting_after: z.string().optional(),
});

export class EmulatedStripeApi {
  private readonly authorizationDigest: Buffer;
  private readonly idempotentResponses = new Map<string, { request: string; body: object }>();

  constructor(
    private readonly state: EmulatorState,
    private readonly save: () => void,
    private readonly emit: (type: string, object: object) => void,
  ) {
    this.authorizationDigest = hashText(`Bearer ${state.secretKey}`);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (!timingSafeEqual(hashText(request.headers.authorization ?? ''), this.authorizationDigest)) {
        throw new StripeApiError(401, { message: 'Invalid API Key provided' });
      }
      const text = await readBody(request);
      if (text === undefined) throw new StripeApiError(400, { message: 'The request is too large' });
      sendJson(response, 200, this.handleIdempotently(request, text));
    } catch (error) {
      const { status, details } =
        error instanceof StripeApiError
          ? error
          : new StripeApiError(500, { message: 'The server failed', type: 'api_error' });
      sendJson(response, status, { error: { type: 'invalid_request_error', ...details } });
    }
  }

  private handleIdempotently({ method = 'GET', url = '/', headers }: IncomingMessage, text: string): object {
    const key = headers['idempotency-key'];
    if (typeof key !== 'string' || method !== 'POST') return this.route(method, url, text);
    const request = `${url}\n${text}`;
    const previousEntry = this.idempotentResponses.get(key);
    if (previousEntry && previousEntry.request !== request) {
      const message = 'Keys for idempotent requests can only be used with the same parameters';
      throw new StripeApiError(400, { message, type: 'idempotency_error' });
    }
    const entry = previousEntry ?? { request, body: structuredClone(this.route(method, url, text)) };
    this.idempotentResponses.set(key, entry);
    this.save();
    return entry.body;
  }

  private route(method: string, url: string, text: string): object {
    const { pathname, search } = new URL(url, 'http://localhost');
    const [, resource = '', id = '', action = ''] =
      /^\/v1\/(checkout\/sessions|payment_intents|refunds|events)(?:\/(\w+))?(\/expire)?$/.exec(pathname) ?? [];
    const endpoint = `${method} ${resource}${id ? '/' : ''}${action}`;
    if (endpoint === 'POST checkout/sessions') return this.createSession(parseNestedForm(text));
    if (endpoint === 'GET checkout/sessions/') return this.getSession(id);
    if (endpoint === 'POST checkout/sessions//expire') return this.expireCheckout(id);
    if (endpoint === 'GET payment_intents/') return getOrThrow(this.state.intents, 'payment_intent', id);
    if (endpoint === 'POST refunds') return this.createRefund(parseNestedForm(text));
    if (endpoint === 'GET events') return this.listEvents(parseNestedForm(search.slice(1)));
    throw new StripeApiError(404, { message: `Unrecognized request URL (${method}: ${pathname})` });
  }

  private createSession(form: NestedForm): CheckoutSession {
    const params = parseOrThrow(sessionSchema, form);
    const { quantity, price_data: price } = params.line_items[0];
    const id = generateId('cs_test');
    const created = nowInSeconds();
    this.state.orders[id] = {
      product: price.product_data.name,
      description: price.product_data.description,
      metadata: params.payment_intent_data?.metadata ?? {},
    };
    return (this.state.sessions[id] = {
      id,
      object: 'checkout.session',
      amount_total: price.unit_amount * quantity,
      currency: price.currency,
      created,
      expires_at: created + checkoutLifetimeSeconds,
      cancel_url: params.cancel_url,
      success_url: params.success_url,
      customer_email: params.customer_email ?? null,
      customer_details: null,
      livemode: false,
      locale: params.locale ?? null,
      metadata: params.metadata,
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      url: `${new URL(params.success_url).origin}/test-checkout/${id}`,
    });
  }

  private getSession(id: string): CheckoutSession {
    const session = getOrThrow(this.state.sessions, 'checkout.session', id);
    if (session.status === 'open' && session.expires_at < nowInSeconds()) expireSession(session);
    return session;
  }

  private expireCheckout(id: string): CheckoutSession {
    const session = this.getSession(id);
    if (session.status !== 'open')
      throw new StripeApiError(400, { message: `This Session is ${session.status}; only open ones can be expired.` });
    expireSession(session);
    this.save();
    return session;
  }

  private createRefund(form: NestedForm): object {
    const { payment_intent: intent, metadata, ...params } = parseOrThrow(refundSchema, form);
    const charge = Object.values(this.state.charges).find((candidate) => candidate.payment_intent === intent);
    if (!charge) throw createMissingResourceError('payment_intent', intent);
    const remainingAmount = charge.amount - charge.amount_refunded;
    const amount = params.amount ?? remainingAmount;
    if (remainingAmount === 0)
      throw createRequestError('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
    if (amount < 1 || amount > remainingAmount)
      throw createRequestError('amount_too_large', 'The amount exceeds the unrefunded amount of the charge.');
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.emit('charge.refunded', charge satisfies Charge);
    const { id, currency } = charge;
    const sharedFields = { object: 'refund', currency, metadata, payment_intent: intent, status: 'succeeded' };
    return { id: generateId('re'), amount, charge: id, created: nowInSeconds(), ...sharedFields };
  }

  private listEvents(form: NestedForm): object {
    const { types, created, limit, starting_after: lastListedId } = parseOrThrow(listSchema, form);
    const requestedTypes = types && Object.values(types);
    const matchingEvents = this.state.events
      .filter(
        (event) => (!requestedTypes || requestedTypes.includes(event.type)) && event.created >= (created?.gte ?? 0),
      )
      .reverse();
    const start = lastListedId ? matchingEvents.findIndex(({ id }) => id === lastListedId) + 1 : 0;
    const data = matchingEvents.slice(start, start + Math.min(limit, 100));
    return { object: 'list', url: '/v1/events', has_more: start + data.length < matchingEvents.length, data };
  }
}

const hashText = (text: string) => createHash('sha256').update(text).digest();
const expireSession = (session: CheckoutSession) =>
  Object.assign(session, { status: 'expired', url: null } satisfies Partial<CheckoutSession>);
const createRequestError = (code: string, message: string) => new StripeApiError(400, { message, code });

function getOrThrow<T>(recordsById: Record<string, T>, resource: string, id: string): T {
  if (!Object.hasOwn(recordsById, id)) throw createMissingResourceError(resource, id);
  return recordsById[id]!;
}

/** Rejects unknown parameters, as Stripe does. */
function parseOrThrow<T>(schema: z.ZodType<T>, form: NestedForm): T {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  throw new StripeApiError(400, { message, param: path.join('.') });
}
