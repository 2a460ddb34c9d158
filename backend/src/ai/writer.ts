import type { LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { GenerationStep, WriterName } from '@shortlist/contracts/generator/generation';
import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Job } from './jobs/job';

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
  language: Language;
  resume: ResumeContent;
  letter: LetterContent;
  keywords: string[];
}

export interface WriteOptions {
  /** Aborted when the person leaves or cancels. The writer then stops its calls and throws. */
  signal: AbortSignal;
  /** Awaited for each draft. Absent if nobody watches; the writer then does not pace its drafts. */
  onDraft?: ((draft: Draft) => Promise<void>) | undefined;
}

/** Finished documents. Every fact that only the person can know is a blank in brackets. */
export interface Written {
  writer: WriterName;
  language: Language;
  resume: ResumeContent;
  letter: LetterContent;
  keywords: string[];
  /** True if the title matched no occupation, so that only the industry was used. */
  general: boolean;
}

export type Caller = { ownerId: string; staffMember?: undefined } | { staffMember: string; ownerId?: undefined };

export type JobOptions<Output> = Caller & {
  signal: AbortSignal;
  onDraft?: ((draft: Output) => Promise<void>) | undefined;
};

/**
 * Port of all writers. Throws `WriterError` if the writer fails, `SpendRefusedError` if a paid call may not start now,
 * and the signal's reason if aborted.
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

/** Thrown if a model returned no usable completion. The kind becomes the outcome in the ledger. */
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
