import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
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

const checkoutSeconds = 86_400;

const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
const metadataSchema = z.record(z.string(), z.string()).default({});
const sessionSchema = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.strictObject({
    0: z.strictObject({
      quantity: wholeNumber,
      price_data: z.strictObject({
        currency: z.string().regex(/^[a-z]{3}$/),
        unit_amount: wholeNumber,
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
  amount: wholeNumber.optional(),
  reason: z.string().optional(),
  metadata: metadataSchema,
});
const listSchema = z.strictObject({
  types: z.record(z.string(), z.string()).optional(),
  created: z.strictObject({ gte: wholeNumber }).optional(),
  limit: wholeNumber.default(10),
  starting_after: z.string().optional(),
});

export class EmulatedStripeApi {
  private readonly key: Buffer;
  private readonly idempotentResponses = new Map<string, { request: string; body: object }>();

  constructor(
    private readonly state: EmulatorState,
    private readonly save: () => void,
    private readonly emit: (type: string, object: object) => void,
  ) {
    this.key = digest(`Bearer ${state.secretKey}`);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), this.key)) {
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
    const before = this.idempotentResponses.get(key);
    if (before && before.request !== request) {
      const message = 'Keys for idempotent requests can only be used with the same parameters';
      throw new StripeApiError(400, { message, type: 'idempotency_error' });
    }
    const answer = before ?? { request, body: structuredClone(this.route(method, url, text)) };
    this.idempotentResponses.set(key, answer);
    this.save();
    return answer.body;
  }

  private route(method: string, url: string, text: string): object {
    const { pathname, search } = new URL(url, 'http://localhost');
    const [, what = '', id = '', doing = ''] =
      /^\/v1\/(checkout\/sessions|payment_intents|refunds|events)(?:\/(\w+))?(\/expire)?$/.exec(pathname) ?? [];
    const call = `${method} ${what}${id ? '/' : ''}${doing}`;
    if (call === 'POST checkout/sessions') return this.createSession(parseNestedForm(text));
    if (call === 'GET checkout/sessions/') return this.getSession(id);
    if (call === 'POST checkout/sessions//expire') return this.expireCheckout(id);
    if (call === 'GET payment_intents/') return getOrThrow(this.state.intents, 'payment_intent', id);
    if (call === 'POST refunds') return this.createRefund(parseNestedForm(text));
    if (call === 'GET events') return this.listEvents(parseNestedForm(search.slice(1)));
    throw new StripeApiError(404, { message: `Unrecognized request URL (${method}: ${pathname})` });
  }

  private createSession(form: NestedForm): CheckoutSession {
    const asked = parseOrThrow(sessionSchema, form);
    const { quantity, price_data: price } = asked.line_items[0];
    const id = generateId('cs_test');
    const created = nowInSeconds();
    this.state.orders[id] = {
      product: price.product_data.name,
      description: price.product_data.description,
      metadata: asked.payment_intent_data?.metadata ?? {},
    };
    return (this.state.sessions[id] = {
      id,
      object: 'checkout.session',
      amount_total: price.unit_amount * quantity,
      currency: price.currency,
      created,
      expires_at: created + checkoutSeconds,
      cancel_url: asked.cancel_url,
      success_url: asked.success_url,
      customer_email: asked.customer_email ?? null,
      customer_details: null,
      livemode: false,
      locale: asked.locale ?? null,
      metadata: asked.metadata,
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      url: `${new URL(asked.success_url).origin}/test-checkout/${id}`,
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
    const { payment_intent: intent, metadata, ...asked } = parseOrThrow(refundSchema, form);
    const charge = Object.values(this.state.charges).find((one) => one.payment_intent === intent);
    if (!charge) throw createMissingResourceError('payment_intent', intent);
    const left = charge.amount - charge.amount_refunded;
    const amount = asked.amount ?? left;
    if (left === 0) throw createRefusal('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
    if (amount < 1 || amount > left)
      throw createRefusal('amount_too_large', 'The amount is greater than what is left.');
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.emit('charge.refunded', charge satisfies Charge);
    const { id, currency } = charge;
    const common = { object: 'refund', currency, metadata, payment_intent: intent, status: 'succeeded' };
    return { id: generateId('re'), amount, charge: id, created: nowInSeconds(), ...common };
  }

  private listEvents(form: NestedForm): object {
    const { types, created, limit, starting_after: after } = parseOrThrow(listSchema, form);
    const wanted = types && Object.values(types);
    const all = this.state.events
      .filter((event) => (!wanted || wanted.includes(event.type)) && event.created >= (created?.gte ?? 0))
      .reverse();
    const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
    const data = all.slice(from, from + Math.min(limit, 100));
    return { object: 'list', url: '/v1/events', has_more: from + data.length < all.length, data };
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const expireSession = (session: CheckoutSession) =>
  Object.assign(session, { status: 'expired', url: null } satisfies Partial<CheckoutSession>);
const createRefusal = (code: string, message: string) => new StripeApiError(400, { message, code });

function getOrThrow<T>(things: Record<string, T>, what: string, id: string): T {
  if (!Object.hasOwn(things, id)) throw createMissingResourceError(what, id);
  return things[id]!;
}

/** Rejects unknown parameters, as Stripe does. */
function parseOrThrow<T>(schema: z.ZodType<T>, form: NestedForm): T {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  throw new StripeApiError(400, { message, param: path.join('.') });
}
