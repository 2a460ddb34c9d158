import * as z from '@shortlist/contracts/z';

/** POST /api/payment/checkout. URLs must be same-origin; they default to /success and /upgrade. */
export const checkoutRequestSchema = z.object({
  priceId: z.literal('premium_lifetime').optional(),
  successUrl: z.url().max(2_000).optional(),
  cancelUrl: z.url().max(2_000).optional(),
});
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/**
 * `url` is the payment page. `session_id={CHECKOUT_SESSION_ID}` is appended to the success URL. 503 `payments_off` if
 * payments are not configured, 409 `already_premium` if the owner already has Premium.
 */
export const checkoutResponseSchema = z.object({ url: z.url() });

/**
 * GET /api/payment/status?session_id=…. Stays `open` until the payment provider confirms. Returns 404 for an unknown
 * checkout or another owner's. `premium` is the caller's current status, independent of this payment.
 */
export const paymentStatusSchema = z.object({
  status: z.enum(['open', 'paid', 'refunded']),
  premium: z.boolean(),
  /** Email of the payer, set once the payment is paid; can be used to create an account. */
  email: z.string().optional(),
});
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/**
 * POST /api/payment/claim. Takes the token of the link in the receipt email and assigns the purchase to the caller.
 * Returns `paymentStatusSchema`. A purchase that belongs to an account stays there: 401 `signed_out` for a guest, 404
 * for another account; 400 with an issue at `token` for an expired link.
 */
export const claimPaymentRequestSchema = z.object({
  token: z.string({ error: 'required' }).min(1, 'required').max(400, 'too_long'),
});

/** GET /api/payments lists the caller's payments, newest first, without open checkouts. */
export const paymentSchema = z.object({
  id: z.string(),
  /** Receipt number: "SL-2026-4K7Q2M". */
  receipt: z.string(),
  currency: z.enum(['usd', 'eur', 'jpy', 'krw']),
  /** In the currency's smallest unit (cents; JPY and KRW have none). */
  amount: z.number().int(),
  refunded: z.number().int(),
  /** ISO 8601. */
  paidAt: z.string(),
  /** A full refund or a lost dispute ends Premium; a partial refund does not. */
  status: z.enum(['paid', 'refunded', 'disputed']),
  /** ISO 8601. 30 days after the payment. */
  refundableUntil: z.string(),
  refundRequestedAt: z.string().nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

/**
 * POST /api/payments/{id}/refund-request. Asks an administrator for a refund. Returns `paymentSchema`, or 409
 * `too_late` after 30 days.
 */
export const refundRequestSchema = z.object({ reason: z.string().trim().max(2_000, 'too_long').default('') });
export type RefundRequest = z.infer<typeof refundRequestSchema>;

/** GET /api/admin/payments/{id}. POST /api/admin/payments/{id}/refund refunds the payment in full. */
export const adminPaymentSchema = paymentSchema.extend({ email: z.string(), username: z.string().nullable() });
export type AdminPayment = z.infer<typeof adminPaymentSchema>;
