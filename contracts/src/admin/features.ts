import type { StaffId } from './staff';

/** What writers are called for, besides what staff is asked. Each has a name in the administrators' words. */
export const features = [
  'one-click',
  'one-click-resume',
  'one-click-letter',
  'bullets',
  'summary',
  'letter',
  'analysis',
  'answer',
] as const;

/** What a call was for, as the ledger has it without the version of a prompt; older calls may name what is no more. */
export type Feature = (typeof features)[number] | `staff-${StaffId}`;
