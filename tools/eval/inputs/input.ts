import type { Writer } from '@shortlist/backend/ai/writer';
import type { Target } from '@shortlist/backend/ats/checks/rule';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Facts } from '../measure/facts';

/** The day on which all of it is written and scored, so that results do not change with the calendar. */
export const today = '2026-11-01';

/** Whose calls they are in the ledger of the evaluation. */
export interface Caller {
  ownerId: string;
  signal: AbortSignal;
}

/** What a writer made of an input. */
export interface Work {
  /** Every text of it, lists of skills too. */
  texts: string[];
  /** What is read as sentences. */
  prose: string[];
  blanks: number;
  /** What the score says of it, where there is a resume to score. */
  scored?: { resume: ResumeContent; target: Target };
}

/** One task of the fixed set: the same for every writer. */
export interface Input {
  /** "en/letter-nurse"; recordings are kept under it. */
  id: string;
  language: Language;
  kind: 'generation' | 'letter' | 'bullets' | 'summary';
  /** Set for documents made from a title: they are compared with those of other titles. */
  title?: string;
  facts: Facts;
  write(writer: Writer, caller: Caller): Promise<Work>;
}
