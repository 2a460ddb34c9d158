import {
  type Priority,
  staff,
  staffAnswerSchema,
  staffEventSchema,
  type StaffId,
} from '@shortlist/contracts/admin/staff';
import * as z from '@shortlist/contracts/z';

/** What the page reads of an answer; a member of staff may answer under any of four names. Source: the specification. */
export const replySchema = staffAnswerSchema
  .partial()
  .extend({ analysis: z.string().optional(), solution: z.string().optional(), strategy: z.string().optional() })
  .loose();
export type Reply = z.infer<typeof replySchema>;

export const replyEventSchema = z.union([
  z.object({ type: z.literal('result'), answer: replySchema }),
  ...staffEventSchema.options.filter(({ shape }) => shape.type.value !== 'result'),
]);

/** The first of the four that is there, else the whole answer. */
export function textOf(reply: Reply): string {
  return reply.response ?? reply.analysis ?? reply.solution ?? reply.strategy ?? JSON.stringify(reply, null, 2);
}

export interface Task {
  /** Of a member of staff, if an address or a page of before named one that exists. */
  staffId: string;
  priority: Priority;
  task: string;
}

export const memberOf = (staffId: string) => staff.find(({ id }) => id === staffId);

/** An inquiry of a customer has no priority. */
export const hasPriority = (staffId: string) => staffId !== ('customer-success' satisfies StaffId);

/** The call that assigns a task. Throws 'Invalid staff member' for an id that nobody has. */
export function callOf({ staffId, priority, task }: Task): { path: (typeof staff)[number]['endpoint']; body: object } {
  const member = memberOf(staffId);
  if (!member) throw new Error('Invalid staff member');
  const text = task.trim();
  return { path: member.endpoint, body: hasPriority(staffId) ? { task: text, priority } : { inquiry: text } };
}
