import * as z from '@shortlist/contracts/z';

/** POST /api/payment/checkout. URLs must be same-origin. They default to /success and /upgrade. */
export const checkoutRequestSchema = z.object({
  priceId: z.literal('premium_lifetime').optional(),
  successUrl: z.url().max(2_000).optional(),
  cancelUrl: z.url().max(2_000).optional(),
});
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/** `url` is the payment page. The server appends `session_id={CHECKOUT_SESSION_ID}` to the success URL. */
export const checkoutResponseSchema = z.object({ url: z.url() });

/**
 * GET /api/payment/status?session_id=…. Returns 404 for an unknown checkout and for another owner's checkout. `premium`
 * is the caller's current status, independent of this payment.
 */
export const paymentStatusSchema = z.object({
  status: z.enum(['open', 'paid', 'refunded']),
  premium: z.boolean(),
  /** Email of the payer, set once the payment is paid. */
  email: z.string().optional(),
});
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/**
 * POST /api/payment/claim. Takes the token from the link in the receipt email and assigns the purchase to the caller.
 * Returns `paymentStatusSchema`, or 400 with an issue at `token` for an expired link. If the purchase belongs to an
 * account, a guest gets 401 `signed_out`, and another account gets 404.
 */
export const claimPaymentRequestSchema = z.object({
  token: z.string({ error: 'required' }).min(1, 'required').max(400, 'too_long'),
});

/** GET /api/payments lists the caller's payments, newest first, without open checkouts. */
export const paymentSchema = z.object({
  id: z.string(),
  /** Receipt number, such as "SL-2026-4K7Q2M". */
  receipt: z.string(),
  currency: z.enum(['usd', 'eur', 'jpy', 'krw']),
  /** In the currency's smallest unit (cents; JPY and KRW have none). */
  amount: z.number().int(),
  refunded: z.number().int(),
  /** ISO 8601. */
  paidAt: z.string(),
  /** A full refund or a lost dispute ends Premium; a partial refund does not. */
  status: z.enum(['paid', 'refunded', 'disputed']),
  /** ISO 8601. Always 30 days after the payment. */
  refundableUntil: z.string(),
  refundRequestedAt: z.string().nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** POST /api/payments/{id}/refund-request. Returns `paymentSchema`, or 409 `too_late` after 30 days. */
export const refundRequestSchema = z.object({ reason: z.string().trim().max(2_000, 'too_long').default('') });
export type RefundRequest = z.infer<typeof refundRequestSchema>;

/** GET /api/admin/payments/{id}. POST /api/admin/payments/{id}/refund refunds the payment in full. */
export const adminPaymentSchema = paymentSchema.extend({ email: z.string(), username: z.string().nullable() });
export type AdminPayment = z.infer<typeof adminPaymentSchema>;
