import * as z from '@shortlist/contracts/z';

/**
 * POST /api/newsletter: asks for the newsletter, in the language of the call. Answers `doneSchema` whether the address was
 * known or not, so that nobody learns who reads it; a mail with a link follows, at most one an hour to an address. Nothing
 * else is sent until somebody has pressed the button behind that link.
 */
export const subscribeSchema = z.object({
  email: z
    .string({ error: 'required' })
    .trim()
    .toLowerCase()
    .min(1, 'required')
    .max(254, 'too_long')
    .pipe(z.email('email_invalid')),
});
export type Subscribe = z.infer<typeof subscribeSchema>;

/**
 * POST /api/newsletter/confirm and POST /api/newsletter/unsubscribe: the token of the link in a mail. Both answer
 * `doneSchema`, at the second press as at the first. 400 with an issue at `token` (`newsletter_link_over`) for a link that
 * is none of ours or too old; confirming, also for somebody who has left meanwhile.
 */
export const newsletterTokenSchema = z.object({
  token: z.string({ error: 'required' }).min(1, 'required').max(400, 'too_long'),
});
export type NewsletterToken = z.infer<typeof newsletterTokenSchema>;
