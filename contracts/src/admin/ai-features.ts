import type { StaffId } from './staff';

/** Purposes of calls to a writer, other than tasks of the agents. Each has a display name for administrators. */
export const aiFeatures = [
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

/** Purpose of a call as in the ledger, without the prompt version. Older calls may have names that no longer exist. */
export type AiFeature = (typeof aiFeatures)[number] | `staff-${StaffId}`;
