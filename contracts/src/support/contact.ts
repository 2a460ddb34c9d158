import { z } from 'zod';

/** POST /api/contact */
export const contactSchema = z.object({
  name: z.string({ error: 'required' }).trim().min(1, 'required').max(120, 'too_long'),
  email: z.string({ error: 'required' }).trim().min(1, 'required').max(254, 'too_long').pipe(z.email('email_invalid')),
  subject: z.string({ error: 'required' }).trim().min(1, 'required').max(200, 'too_long'),
  message: z.string({ error: 'required' }).trim().min(1, 'required').max(5_000, 'too_long'),
});
export type Contact = z.infer<typeof contactSchema>;

/** Answer of POST /api/contact (201). `reference` is what the person can quote. */
export const contactAnswerSchema = z.object({ reference: z.string(), aiResponse: z.string().optional() });
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;

/** GET /api/contact-messages, administrators only: priority first, then newest. */
export const contactMessageSchema = contactSchema.extend({
  id: z.string(),
  reference: z.string(),
  language: z.string(),
  priority: z.boolean(),
  status: z.enum(['open', 'answered', 'closed']),
  createdAt: z.string(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
