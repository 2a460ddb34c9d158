import type { Writer } from '@shortlist/backend/ai/writer';
import type { Target } from '@shortlist/backend/ats/checks/rule';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Facts } from '../measure/facts';

/** Fixed date for writing and scoring, so that results do not change with the calendar. */
export const today = '2026-11-01';

export interface Caller {
  ownerId: string;
  signal: AbortSignal;
}

export interface Work {
  texts: string[];
  prose: string[];
  blanks: number;
  scored?: { resume: ResumeContent; target: Target };
}

export interface Input {
  /** For example "en/letter-nurse"; also the key of its recording. */
  id: string;
  language: Language;
  kind: 'generation' | 'letter' | 'bullets' | 'summary';
  /** Set for documents generated from a title, which are compared with those for other titles. */
  title?: string;
  facts: Facts;
  write(writer: Writer, caller: Caller): Promise<Work>;
}
