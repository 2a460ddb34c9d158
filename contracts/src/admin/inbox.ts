import * as z from '@shortlist/contracts/z';
import { adminPaymentSchema } from '../account/payment';
import { contactSchema } from '../support/contact';

/** Sent from the contact page, escalated from help or chat, or a refund request. */
export const messageKindSchema = z.enum(['contact', 'escalation', 'refund']);
export type MessageKind = z.infer<typeof messageKindSchema>;
export const messageStatusSchema = z.enum(['open', 'answered', 'closed']);
export type MessageStatus = z.infer<typeof messageStatusSchema>;

/**
 * GET /api/contact-messages?status=, administrators only: priority first, then newest, 500 at most. `email` is empty for an
 * escalation of a visitor who has left none. Messages of one network, or with the same text, within an hour are a group:
 * the newest stands for it. `&group=` lists each of one.
 */
export const contactMessageSchema = contactSchema.extend({
  email: z.string(),
  /** Includes the preceding conversation for an escalation. */
  message: z.string(),
  id: z.string(),
  reference: z.string(),
  kind: messageKindSchema,
  language: z.string(),
  priority: z.boolean(),
  status: messageStatusSchema,
  createdAt: z.string(),
  /** The mailed answer and its author. */
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
  /** The immediate answer of the AI. */
  aiResponse: z.string().nullable(),
  /** The sender's latest payment, if any, so that it can be refunded here. */
  payment: adminPaymentSchema.nullable(),
  group: z.string().optional(),
  /** Messages of its group with this status, itself included. */
  similar: z.number().int().optional(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** PATCH /api/contact-messages/{id}: answers `contactMessageSchema`. `all`: with its group, as far as it has the same status. */
export const messageChangeSchema = z.object({ status: messageStatusSchema, all: z.boolean().default(false) });

/**
 * POST /api/contact-messages/{id}/answer. Queues the reply in the outbox and marks the message as answered. 400 with an
 * issue at `email` when no email is known. Returns `contactMessageSchema`.
 */
export const messageAnswerSchema = z.object({
  answer: z.string({ error: 'required' }).trim().min(1, 'required').max(5_000, 'too_long'),
});

/** GET /api/contact-messages/count: for the badge in the navigation; a group counts as one. */
export const openMessagesSchema = z.object({ open: z.number().int() });
