import type { LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { GenerationStep, WriterName } from '@shortlist/contracts/generator/generation';
import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Job } from './jobs/job';

/** Input of a one-click generation, and the owner that the ledger records it for. */
export interface WriteInput {
  jobTitle: string;
  industry: Industry;
  language: Language;
  pageSize: PageSize;
  today: string;
  ownerId: string;
}

export interface Draft {
  step: Exclude<GenerationStep, 'score'>;
  /** Actual language of the documents. */
  language: Language;
  resume: ResumeContent;
  letter: LetterContent;
  keywords: string[];
}

export interface WriteOptions {
  /** Aborted when the person leaves or cancels. The writer then stops its own calls and throws. */
  signal: AbortSignal;
  /** Called and awaited for each draft. Absent when nobody watches; the writer then skips pacing. */
  onDraft?: ((draft: Draft) => Promise<void>) | undefined;
}

/** Finished documents. Every fact that only the person can know is a blank in brackets. */
export interface Written {
  writer: WriterName;
  language: Language;
  resume: ResumeContent;
  letter: LetterContent;
  keywords: string[];
  /** The title matches no occupation, so only its industry was used. */
  general: boolean;
}

/** Attribution of a call in the ledger: a job seeker or an agent. */
export type Caller = { ownerId: string; staffMember?: undefined } | { staffMember: string; ownerId?: undefined };

export type JobOptions<Output> = Caller & {
  signal: AbortSignal;
  /** Called and awaited for each partial output. Absent when nobody watches. */
  onDraft?: ((draft: Output) => Promise<void>) | undefined;
};

/**
 * Port of all writers: the two documents generated from a title, and the tasks of `tasks/`. Throws `WriterError` when
 * the writer fails, `SpendRefusedError` when a paid call may not start now, and the signal's reason when aborted.
 */
export interface Writer {
  readonly name: WriterName;
  writeGeneration(input: WriteInput, options: WriteOptions): Promise<Written>;
  do<Input, Output, Answer>(
    job: Job<Input, Output, Answer>,
    input: Input,
    options: JobOptions<Output>,
  ): Promise<Output>;
}

/** Reason why a model gave no usable completion. The kind becomes the outcome in the ledger. */
export class WriterFailure extends Error {
  constructor(
    readonly kind: 'unreachable' | 'refused' | 'stalled' | 'nonsense',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'WriterFailure';
  }
}
