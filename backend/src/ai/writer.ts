import type { LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { GenerationStep, WriterName } from '@shortlist/contracts/generator/generation';
import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { WriterTask } from '../engine/writing/tasks/writer-task';

export interface GenerationInput {
  jobTitle: string;
  industry: Industry;
  jobPosting?: string | undefined;
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
  /** Aborted when the user leaves or cancels. The writer then stops its calls and throws. */
  signal: AbortSignal;
  /** Awaited for each draft. Undefined if no client is streaming. The writer then does not pace its output. */
  onDraft?: ((draft: GenerationDraft) => Promise<void>) | undefined;
}

/** Finished documents. Every fact that only the user can know is a blank in brackets. */
export interface GenerationResult {
  writer: WriterName;
  language: Language;
  resume: ResumeContent;
  letter: LetterContent;
  keywords: string[];
  /** True if the job title matches no occupation, so only the industry was used. */
  isGeneralOccupation: boolean;
}

export type CallAttribution = { ownerId: string; agentName?: undefined } | { agentName: string; ownerId?: undefined };

export type TaskOptions<Output> = CallAttribution & {
  signal: AbortSignal;
  onDraft?: ((draft: Output) => Promise<void>) | undefined;
};

/**
 * The methods throw `WriterError` if the writer fails, `SpendRefusedError` if a paid call may not start, and the
 * signal's reason if aborted.
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
 * Thrown if a model returned no usable completion. `kind` becomes the recorded outcome of the call. `nonsense` means a
 * response that is malformed, too long or in another language. The error has no `cause`, because a cause would be
 * logged, and text from a provider may contain the user's words.
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
