import {
  type Priority,
  staff,
  staffResponseSchema,
  staffEventSchema,
  type StaffId,
} from '@shortlist/contracts/admin/staff';
import * as z from '@shortlist/contracts/z';

/** The fields of a response that the page reads. The specification allows the answer under any of four names. */
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

export interface TaskInput {
  /** From the URL, so it may not name an existing agent. */
  staffId: string;
  priority: Priority;
  task: string;
}

export const findAgent = (staffId: string) => staff.find(({ id }) => id === staffId);

/** Customer inquiries have no priority. */
export const supportsPriority = (staffId: string) => staffId !== ('customer-success' satisfies StaffId);

/** Returns the request that assigns a task. Throws 'Invalid staff member' for an unknown id. */
export function buildTaskRequest({ staffId, priority, task }: TaskInput): {
  path: (typeof staff)[number]['endpoint'];
  body: object;
} {
  const agent = findAgent(staffId);
  if (!agent) throw new Error('Invalid staff member');
  const text = task.trim();
  return { path: agent.endpoint, body: supportsPriority(staffId) ? { task: text, priority } : { inquiry: text } };
}
