import * as z from '@shortlist/contracts/z';
import { helpActionSchema, helpSourceSchema, ticketSchema } from './help';

/** POST /api/chat-support. */
export const chatMessageSchema = z.object({
  message: z.string({ error: 'required' }).trim().min(1, 'required').max(1_000, 'too_long'),
  context: z.literal('customer_support').default('customer_support'),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** Reply in the caller's language. `ticket` is set when a human takes over. */
export const chatReplySchema = z.object({
  response: z.string(),
  sources: z.array(helpSourceSchema),
  actions: z.array(helpActionSchema),
  /** True if no article has the answer. The UI then offers a human. */
  offersPerson: z.boolean().default(false),
  ticket: ticketSchema.optional(),
});
export type ChatReply = z.infer<typeof chatReplySchema>;

export const chatTurnSchema = chatReplySchema.omit({ response: true }).extend({
  id: z.string(),
  content: z.string(),
  isUser: z.boolean(),
  /** ISO 8601. */
  timestamp: z.string(),
});
export type ChatTurn = z.infer<typeof chatTurnSchema>;

/** GET /api/chat-support. Returns the caller's last 100 turns, oldest first. DELETE starts a new thread. */
export const chatThreadSchema = z.array(chatTurnSchema);
