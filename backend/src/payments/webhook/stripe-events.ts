import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { z } from 'zod';

/** Metadata that we set on every checkout and read back from its events. */
export const paymentMetadataSchema = z.object({
  payment: z.uuid(),
  owner: z.uuid(),
  language: languageSchema.catch('en'),
});
export type PaymentMetadata = z.infer<typeof paymentMetadataSchema>;

/** Data about a payment from one event. The data is valid whatever events came before. */
export interface PaymentUpdate {
  /** If missing, the payment is found by its payment intent. */
  metadata?: PaymentMetadata | undefined;
  checkoutId?: string;
  paymentIntent?: string | null | undefined;
  currency?: string | undefined;
  /** In the currency's smallest unit. */
  amount?: number | undefined;
  email?: string | null | undefined;
  paidAt?: Date | undefined;
  refundedAmount?: number;
  disputeLost?: true;
}

/** The event types that the webhook must receive and that reconciliation fetches. */
export const handledEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'charge.refunded',
  'charge.dispute.closed',
] as const;
export type HandledEventType = (typeof handledEventTypes)[number];

const referenceSchema = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const metadataSchema = z.unknown().transform((metadata) => paymentMetadataSchema.safeParse(metadata).data);

const sessionSchema = z
  .object({
    id: z.string(),
    payment_status: z.string(),
    payment_intent: referenceSchema,
    currency: z.string().nullish(),
    amount_total: z.number().int().nullish(),
    metadata: metadataSchema,
    customer_details: z.object({ email: z.string().max(254).nullish().catch(null) }).nullish(),
  })
  .transform((session) => (eventTime: Date): PaymentUpdate => ({
    metadata: session.metadata,
    checkoutId: session.id,
    paymentIntent: session.payment_intent,
    currency: session.currency ?? undefined,
    amount: session.amount_total ?? undefined,
    email: session.customer_details?.email,
    // A completed checkout may be unpaid, because some payment methods take days.
    ...(session.payment_status === 'paid' && { paidAt: eventTime }),
  }));

const chargeSchema = z
  .object({
    payment_intent: referenceSchema,
    currency: z.string(),
    amount: z.number().int(),
    amount_refunded: z.number().int(),
    metadata: metadataSchema,
  })
  .transform((charge) => (): PaymentUpdate => ({
    metadata: charge.metadata,
    paymentIntent: charge.payment_intent,
    currency: charge.currency,
    amount: charge.amount,
    refundedAmount: charge.amount_refunded,
  }));

const disputeSchema = z.object({ payment_intent: referenceSchema, status: z.string() }).transform(
  ({ payment_intent, status }) =>
    (): PaymentUpdate =>
      status === 'lost' ? { paymentIntent: payment_intent, disputeLost: true } : {},
);

const eventParsers: Record<HandledEventType, z.ZodType<(eventTime: Date) => PaymentUpdate>> = {
  'checkout.session.completed': sessionSchema,
  'checkout.session.async_payment_succeeded': sessionSchema,
  'charge.refunded': chargeSchema,
  'charge.dispute.closed': disputeSchema,
};

const isHandledEventType = (type: string): type is HandledEventType => Object.hasOwn(eventParsers, type);

/** Returns undefined for events that do not concern us. Throws when a handled event type has an unexpected shape. */
export function parseStripeEvent(event: {
  type: string;
  created: number;
  data: { object: unknown };
}): PaymentUpdate | undefined {
  if (!isHandledEventType(event.type)) return undefined;
  return eventParsers[event.type].parse(event.data.object)(new Date(event.created * 1000));
}
