import * as z from '@shortlist/contracts/z';
import { adminPaymentSchema } from '../account/payment';
import { contactSchema } from '../support/contact';

/** Written on the contact page; taken over from help or chat; or a refund that was asked for. */
export const messageKindSchema = z.enum(['contact', 'escalation', 'refund']);
export type MessageKind = z.infer<typeof messageKindSchema>;
export const messageStatusSchema = z.enum(['open', 'answered', 'closed']);
export type MessageStatus = z.infer<typeof messageStatusSchema>;

/**
 * GET /api/contact-messages?status=, administrators only: priority first, then newest, 500 at most. `email` is empty for an
 * escalation of a visitor who has left none.
 */
export const contactMessageSchema = contactSchema.extend({
  email: z.string(),
  /** With what was said before, for an escalation. */
  message: z.string(),
  id: z.string(),
  reference: z.string(),
  kind: messageKindSchema,
  language: z.string(),
  priority: z.boolean(),
  status: messageStatusSchema,
  createdAt: z.string(),
  /** What was mailed as the answer, by whom. */
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
  /** What the AI told the person at once. */
  aiResponse: z.string().nullable(),
  /** The sender's last payment, if there is one: it can be refunded from here. */
  payment: adminPaymentSchema.nullable(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** PATCH /api/contact-messages/{id}: answers `contactMessageSchema`. */
export const messageChangeSchema = z.object({ status: messageStatusSchema });

/**
 * POST /api/contact-messages/{id}/answer: mailed through the outbox, and the message is answered. 400 with an issue at
 * `email` when nobody knows where to. Answers `contactMessageSchema`.
 */
export const messageAnswerSchema = z.object({
  answer: z.string({ error: 'required' }).trim().min(1, 'required').max(5_000, 'too_long'),
});

/** GET /api/contact-messages/count: for the badge in the navigation. */
export const openMessagesSchema = z.object({ open: z.number().int() });
