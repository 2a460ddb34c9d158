import * as z from '@shortlist/contracts/z';

/**
 * POST /api/newsletter. Subscribes in the request language. Returns `successResponseSchema` for known and unknown
 * emails, so that the response does not reveal who is subscribed. Sends at most one confirmation email per address per
 * hour, and no other email until the subscriber confirms on the linked page.
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
 * POST /api/newsletter/confirm and POST /api/newsletter/unsubscribe. Take the token of an emailed link, are idempotent
 * and return `successResponseSchema`. 400 with an issue at `token` (`newsletter_link_over`) for an invalid or expired
 * link, and for a confirmation after an unsubscribe.
 */
export const newsletterTokenSchema = z.object({
  token: z.string({ error: 'required' }).min(1, 'required').max(400, 'too_long'),
});
export type NewsletterToken = z.infer<typeof newsletterTokenSchema>;
