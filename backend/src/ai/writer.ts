import type { LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { GenerationStep, WriterName } from '@shortlist/contracts/generator/generation';
import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Job } from './jobs/job';

/** What a person asks for with one press, and for whom it is booked. */
export interface WriteInput {
  jobTitle: string;
  industry: Industry;
  language: Language;
  pageSize: PageSize;
  /** ISO date (YYYY-MM-DD) that the letter carries. */
  today: string;
  /** Whose call it is in the ledger. */
  ownerId: string;
}

/** Both documents as far as they are written. */
export interface Draft {
  step: Exclude<GenerationStep, 'score'>;
  /** The language that the documents are really written in. */
  language: Language;
  resume: ResumeContent;
  letter: LetterContent;
  keywords: string[];
}

export interface WriteOptions {
  /** Aborted when the person leaves or cancels; the writer then stops its own calls and throws. */
  signal: AbortSignal;
  /** Called for each draft and waited for; absent when nobody watches, and then no time is spent on pacing. */
  onDraft?: ((draft: Draft) => Promise<void>) | undefined;
}

/** Finished documents: blanks in brackets for every fact that only the person can know. */
export interface Written {
  writer: WriterName;
  /** The language that the documents are really written in. */
  language: Language;
  resume: ResumeContent;
  letter: LetterContent;
  keywords: string[];
  /** The title is known by its industry only. */
  general: boolean;
}

/** Whose call it is in the ledger: a job seeker's, or that of a member of staff. */
export type Caller = { ownerId: string; staffMember?: undefined } | { staffMember: string; ownerId?: undefined };

export type JobOptions<Output> = Caller & {
  /** Aborted when the person leaves or cancels. */
  signal: AbortSignal;
  /** Called for each beginning of the output and waited for; absent when nobody watches. */
  onDraft?: ((draft: Output) => Promise<void>) | undefined;
};

/**
 * The port of everything that writes: the pair of documents made from a title, and the jobs of `jobs/`. Throws
 * `WriterFailure` when the writer failed, `SpendRefused` when a paid call may not start now, and the signal's reason when
 * it was aborted.
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

/** Why a model gave no usable answer. The kind is what the ledger says as outcome. */
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
