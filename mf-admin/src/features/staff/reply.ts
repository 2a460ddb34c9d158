import {
  type Priority,
  staff,
  staffAnswerSchema,
  staffEventSchema,
  type StaffId,
} from '@shortlist/contracts/admin/staff';
import * as z from '@shortlist/contracts/z';

/** The fields of a response that the page reads. The specification allows the answer under any of four names. */
export const replySchema = staffAnswerSchema
  .partial()
  .extend({ analysis: z.string().optional(), solution: z.string().optional(), strategy: z.string().optional() })
  .loose();
export type Reply = z.infer<typeof replySchema>;

export const replyEventSchema = z.union([
  z.object({ type: z.literal('result'), answer: replySchema }),
  ...staffEventSchema.options.filter(({ shape }) => shape.type.value !== 'result'),
]);

export function textOf(reply: Reply): string {
  return reply.response ?? reply.analysis ?? reply.solution ?? reply.strategy ?? JSON.stringify(reply, null, 2);
}

export interface Task {
  /** From the URL, so it may not name an existing agent. */
  staffId: string;
  priority: Priority;
  task: string;
}

export const memberOf = (staffId: string) => staff.find(({ id }) => id === staffId);

/** Customer inquiries have no priority. */
export const hasPriority = (staffId: string) => staffId !== ('customer-success' satisfies StaffId);

/** Returns the request that assigns a task. Throws 'Invalid staff member' for an unknown id. */
export function callOf({ staffId, priority, task }: Task): { path: (typeof staff)[number]['endpoint']; body: object } {
  const member = memberOf(staffId);
  if (!member) throw new Error('Invalid staff member');
  const text = task.trim();
  return { path: member.endpoint, body: hasPriority(staffId) ? { task: text, priority } : { inquiry: text } };
}
