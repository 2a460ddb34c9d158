import { z } from 'zod';

/** POST /api/payment/checkout. URLs must be of our own origin; absent ones mean /success and /upgrade. */
export const checkoutSchema = z.object({
  priceId: z.literal('premium_lifetime').optional(),
  successUrl: z.url().max(2_000).optional(),
  cancelUrl: z.url().max(2_000).optional(),
});
export type Checkout = z.infer<typeof checkoutSchema>;

/** Where the browser goes to pay. */
export const checkoutAnswerSchema = z.object({ url: z.url() });
