import * as z from '@shortlist/contracts/z';
import { adminPaymentSchema } from '../payments/payment';
import { contactRequestSchema } from './contact';

/** `contact` comes from the contact page, `escalation` from help or chat. */
export const messageKindSchema = z.enum(['contact', 'escalation', 'refund']);
export type MessageKind = z.infer<typeof messageKindSchema>;
export const messageStatusSchema = z.enum(['open', 'answered', 'closed']);
export type MessageStatus = z.infer<typeof messageStatusSchema>;

/**
 * GET /api/contact-messages?status=. Administrators only. Priority messages come first, then the newest, at most 500.
 * Messages from one network or with the same text within an hour form a group. The list contains only the newest
 * message of each group. `&group=` lists all messages of a group.
 */
export const contactMessageSchema = contactRequestSchema.extend({
  /** Empty if a visitor escalated without leaving an address. */
  email: z.string(),
  /** Includes the conversation before an escalation. */
  message: z.string(),
  id: z.string(),
  reference: z.string(),
  kind: messageKindSchema,
  language: z.string(),
  priority: z.boolean(),
  status: messageStatusSchema,
  createdAt: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
  aiResponse: z.string().nullable(),
  payment: adminPaymentSchema.nullable(),
  group: z.string().optional(),
  /** Number of messages in the group with the same status, including this message. */
  similar: z.number().int().optional(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/**
 * PATCH /api/contact-messages/{id}. With `all`, also changes messages of the same group and status. Returns
 * `contactMessageSchema`.
 */
export const updateMessageRequestSchema = z.object({ status: messageStatusSchema, all: z.boolean().default(false) });

/**
 * POST /api/contact-messages/{id}/answer. Queues an email and marks the message as answered. Returns
 * `contactMessageSchema`, or 400 with an issue at `email` if the sender's address is unknown.
 */
export const replyToMessageRequestSchema = z.object({
  answer: z.string({ error: 'required' }).trim().min(1, 'required').max(5_000, 'too_long'),
});

/** GET /api/contact-messages/count. A group counts as one. */
export const openMessageCountSchema = z.object({ open: z.number().int() });
