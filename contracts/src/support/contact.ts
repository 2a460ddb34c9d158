import * as z from '@shortlist/contracts/z';

/** POST /api/contact. */
export const contactRequestSchema = z.object({
  name: z.string({ error: 'required' }).trim().min(1, 'required').max(120, 'too_long'),
  email: z.string({ error: 'required' }).trim().min(1, 'required').max(254, 'too_long').pipe(z.email('email_invalid')),
  subject: z.string({ error: 'required' }).trim().min(1, 'required').max(200, 'too_long'),
  message: z.string({ error: 'required' }).trim().min(1, 'required').max(5_000, 'too_long'),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** Response of POST /api/contact (201). The user can quote `reference`. */
export const contactResponseSchema = z.object({ reference: z.string(), aiResponse: z.string().optional() });
export type ContactResponse = z.infer<typeof contactResponseSchema>;
