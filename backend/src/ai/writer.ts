import type { LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { GenerationStep, WriterName } from '@shortlist/contracts/generator/generation';
import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { WriterTask } from '../engine/writing/tasks/writer-task';

export interface GenerationInput {
  jobTitle: string;
  industry: Industry;
  language: Language;
  pageSize: PageSize;
  today: string;
  ownerId: string;
}

export interface GenerationDraft {
  step: Exclude<GenerationStep, 'score'>;
  language: Language;
  resume: ResumeContent;
  letter: LetterContent;
  keywords: string[];
}

export interface GenerationOptions {
  /** Aborted when the person leaves or cancels. The writer then stops its calls and throws. */
  signal: AbortSignal;
  /** Awaited for each draft. Absent if no client is connected; the writer then does not pace its drafts. */
  onDraft?: ((draft: GenerationDraft) => Promise<void>) | undefined;
}

/** Finished documents. Every fact that only the person can know is a blank in brackets. */
export interface GenerationResult {
  writer: WriterName;
  language: Language;
  resume: ResumeContent;
  letter: LetterContent;
  keywords: string[];
  /** True if the title matched no occupation, so that only the industry was used. */
  isGeneralOccupation: boolean;
}

export type CallAttribution =
  { ownerId: string; staffMember?: undefined } | { staffMember: string; ownerId?: undefined };

export type TaskOptions<Output> = CallAttribution & {
  signal: AbortSignal;
  onDraft?: ((draft: Output) => Promise<void>) | undefined;
};

/**
 * Interface of all writers. Throws `WriterError` if the writer fails, `SpendRefusedError` if a paid call may not start
 * now, and the signal's reason if aborted.
 */
export interface Writer {
  readonly name: WriterName;
  writeGeneration(input: GenerationInput, options: GenerationOptions): Promise<GenerationResult>;
  runTask<Input, Output, Completion>(
    task: WriterTask<Input, Output, Completion>,
    input: Input,
    options: TaskOptions<Output>,
  ): Promise<Output>;
}

/**
 * Thrown if a model returned no usable completion. The kind becomes the outcome in the ledger. Has no cause, because
 * the log would repeat it, and what a provider sends may contain the person's words.
 */
export class WriterError extends Error {
  constructor(
    readonly kind: 'unreachable' | 'refused' | 'stalled' | 'nonsense',
    message: string,
  ) {
    super(message);
    this.name = 'WriterFailure';
  }
}
