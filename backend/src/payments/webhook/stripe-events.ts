import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { z } from 'zod';

/** What we write on every checkout and read again from what comes of it. */
export const labelSchema = z.object({
  payment: z.uuid(),
  owner: z.uuid(),
  language: languageSchema.catch('en'),
});
export type Label = z.infer<typeof labelSchema>;

/** What an event says of a payment. It is true whatever came before it, so that the order does not matter. */
export interface PaymentFact {
  /** Absent: find it by the payment intent. */
  label?: Label | undefined;
  checkoutId?: string;
  paymentIntent?: string | null | undefined;
  currency?: string | undefined;
  /** In the currency's smallest unit. */
  amount?: number | undefined;
  email?: string | null | undefined;
  paidAt?: Date | undefined;
  /** All that has been refunded until then. */
  refunded?: number;
  disputeLost?: true;
}

/** The events that the webhook must be told of, and that are asked for when it was not. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'charge.refunded',
  'charge.dispute.closed',
] as const;
export type EventType = (typeof eventTypes)[number];

/** A reference is an id, or the object itself where it was expanded. */
const referenceSchema = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const metadataSchema = z.unknown().transform((metadata) => labelSchema.safeParse(metadata).data);

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
  .transform((session) => (at: Date): PaymentFact => ({
    label: session.metadata,
    checkoutId: session.id,
    paymentIntent: session.payment_intent,
    currency: session.currency ?? undefined,
    amount: session.amount_total ?? undefined,
    email: session.customer_details?.email,
    // Completed is not paid: some ways of paying take days.
    ...(session.payment_status === 'paid' && { paidAt: at }),
  }));

const chargeSchema = z
  .object({
    payment_intent: referenceSchema,
    currency: z.string(),
    amount: z.number().int(),
    amount_refunded: z.number().int(),
    metadata: metadataSchema,
  })
  .transform((charge) => (): PaymentFact => ({
    label: charge.metadata,
    paymentIntent: charge.payment_intent,
    currency: charge.currency,
    amount: charge.amount,
    refunded: charge.amount_refunded,
  }));

const disputeSchema = z.object({ payment_intent: referenceSchema, status: z.string() }).transform(
  ({ payment_intent, status }) =>
    (): PaymentFact =>
      // One that was won, or withdrawn, leaves all as it is.
      status === 'lost' ? { paymentIntent: payment_intent, disputeLost: true } : {},
);

const readers: Record<EventType, z.ZodType<(at: Date) => PaymentFact>> = {
  'checkout.session.completed': sessionSchema,
  'checkout.session.async_payment_succeeded': sessionSchema,
  'charge.refunded': chargeSchema,
  'charge.dispute.closed': disputeSchema,
};

const isKnown = (type: string): type is EventType => Object.hasOwn(readers, type);

/** Undefined: nothing of ours. Throws when one of our types does not look as it should. */
export function factOf(event: { type: string; created: number; data: { object: unknown } }): PaymentFact | undefined {
  if (!isKnown(event.type)) return undefined;
  return readers[event.type].parse(event.data.object)(new Date(event.created * 1000));
}
