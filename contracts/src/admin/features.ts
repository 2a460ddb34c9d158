import type { StaffId } from './staff';

/** The purposes of calls to a writer, besides questions to staff. Each has a name in the administrators' words. */
export const features = [
  'one-click',
  'one-click-resume',
  'one-click-letter',
  'bullets',
  'summary',
  'improve',
  'letter',
  'analysis',
  'answer',
] as const;

/** The purpose of a call, as the ledger has it without the version of a prompt; older calls may name what is no more. */
export type Feature = (typeof features)[number] | `staff-${StaffId}`;
