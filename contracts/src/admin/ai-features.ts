import type { StaffId } from './staff';

/** Purposes of AI calls, except agent tasks. Administrators see a display name for each. */
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

/** Purpose of an AI call without the prompt version. Old ledger rows may have purposes that no longer exist. */
export type AiFeature = (typeof aiFeatures)[number] | `staff-${StaffId}`;
