import * as z from '@shortlist/contracts/z';

/**
 * POST /api/newsletter. Sends a confirmation email in the language of the request, at most one an hour to an address.
 * Sends no other email until the user confirms. Returns `successResponseSchema` for known and unknown addresses, so
 * that the response does not reveal who is subscribed.
 */
export const subscribeRequestSchema = z.object({
  email: z
    .string({ error: 'required' })
    .trim()
    .toLowerCase()
    .min(1, 'required')
    .max(254, 'too_long')
    .pipe(z.email('email_invalid')),
});
export type SubscribeRequest = z.infer<typeof subscribeRequestSchema>;

/**
 * POST /api/newsletter/confirm and POST /api/newsletter/unsubscribe. Both take the token from an emailed link, are
 * idempotent and return `successResponseSchema`. Invalid or expired links, and confirmations after unsubscribing, get
 * 400 with an issue at `token`.
 */
export const newsletterTokenSchema = z.object({
  token: z.string({ error: 'required' }).min(1, 'required').max(400, 'too_long'),
});
export type NewsletterToken = z.infer<typeof newsletterTokenSchema>;
