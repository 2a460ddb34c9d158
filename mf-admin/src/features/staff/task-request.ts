import { type Priority, staff, type StaffId } from '@shortlist/contracts/admin/staff';

export interface TaskInput {
  /** Comes from the URL, so there may be no such agent. */
  staffId: string;
  priority: Priority;
  task: string;
}

export const findAgent = (staffId: string) => staff.find(({ id }) => id === staffId);

/** All tasks except customer inquiries have a priority. */
export const isPrioritySupported = (staffId: string) => staffId !== ('customer-success' satisfies StaffId);

/** Throws 'Invalid staff member' for an unknown id. */
export function buildTaskRequest({ staffId, priority, task }: TaskInput): {
  path: (typeof staff)[number]['endpoint'];
  body: object;
} {
  const agent = findAgent(staffId);
  if (!agent) throw new Error('Invalid staff member');
  const text = task.trim();
  return { path: agent.endpoint, body: isPrioritySupported(staffId) ? { task: text, priority } : { inquiry: text } };
}
