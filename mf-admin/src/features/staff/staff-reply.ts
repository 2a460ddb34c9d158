import { staffEventSchema, staffResponseSchema } from '@shortlist/contracts/admin/staff';
import * as z from '@shortlist/contracts/z';

/** The fields of the response that this page reads. The answer may be in any of four fields. */
export const staffReplySchema = staffResponseSchema
  .partial()
  .extend({ analysis: z.string().optional(), solution: z.string().optional(), strategy: z.string().optional() })
  .loose();
export type StaffReply = z.infer<typeof staffReplySchema>;

export const staffReplyEventSchema = z.union([
  z.object({ type: z.literal('result'), answer: staffReplySchema }),
  ...staffEventSchema.options.filter(({ shape }) => shape.type.value !== 'result'),
]);

export function getReplyText(reply: StaffReply): string {
  return reply.response ?? reply.analysis ?? reply.solution ?? reply.strategy ?? JSON.stringify(reply, null, 2);
}
