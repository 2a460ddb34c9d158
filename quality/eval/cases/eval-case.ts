import type { Writer } from '@shortlist/backend/ai/writer';
import type { ScoreTarget } from '@shortlist/backend/engine/scoring/checks/check-rule';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { AllowedFacts } from '../metrics/allowed-facts';

export interface CallContext {
  ownerId: string;
  signal: AbortSignal;
}

export interface WriterOutput {
  texts: string[];
  prose: string[];
  blankCount: number;
  scoringInput?: { resume: ResumeContent; target: ScoreTarget };
}

export interface EvalCase {
  /** For example, "en/letter-nurse". The case's recording has the same key. */
  id: string;
  language: Language;
  kind: 'generation' | 'letter' | 'bullets' | 'summary';
  /** Set for documents generated from a title. They are compared with documents for other titles. */
  title?: string;
  allowedFacts: AllowedFacts;
  write(writer: Writer, context: CallContext): Promise<WriterOutput>;
}
