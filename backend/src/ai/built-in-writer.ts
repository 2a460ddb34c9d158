import { setTimeout as sleep } from 'node:timers/promises';
import { drafts } from './built-in/drafts';
import type { Runs } from '../work/work.service';
import type { Job } from './jobs/job';
import { writeByRules } from './own-code';
import type { SpendGuard } from './spend-guard/spend-guard';
import type { JobOptions, WriteInput, WriteOptions, Writer, Written } from './writer';

/** Milliseconds between streamed sentences, about as fast as the eye can follow. */
const sentencePace = 35;

/** Rule-based writer: deterministic, offline and free. Its calls are recorded in the ledger like all others. */
export class BuiltInWriter implements Writer {
  readonly name = 'built-in';

  constructor(
    private readonly guard: SpendGuard,
    private readonly work: Runs,
  ) {}

  async writeGeneration(input: WriteInput, { signal, onDraft }: WriteOptions): Promise<Written> {
    return await this.guard.free({ feature: 'one-click', model: this.name, ownerId: input.ownerId }, async () => {
      const { resume, letter, keywords, note } = await this.work.run('writeGeneration', input, signal);
      const terms = keywords.map(({ term }) => term);
      const shown = drafts({ resume, letter });
      await paced(
        shown,
        signal,
        onDraft && ((draft) => onDraft({ ...draft, language: input.language, keywords: terms })),
      );
      return {
        writer: this.name,
        language: input.language,
        resume,
        letter,
        keywords: terms,
        general: note === 'general_profile',
      };
    });
  }

  async do<Input, Output, Answer>(
    job: Job<Input, Output, Answer>,
    input: Input,
    { signal, onDraft, ...caller }: JobOptions<Output>,
  ): Promise<Output> {
    const { ownerId, staffMember } = caller;
    return await this.guard.free({ feature: job.name, model: this.name, ownerId, staffMember }, async () => {
      const output = await writeByRules(this.work, job, input, signal);
      await paced(job.beginnings?.(output) ?? [], signal, onDraft);
      return output;
    });
  }
}

async function paced<T>(
  drafts: Iterable<T>,
  signal: AbortSignal,
  show: ((draft: T) => Promise<void>) | undefined,
): Promise<void> {
  for (const draft of show ? drafts : []) {
    await show?.(draft);
    await sleep(sentencePace, undefined, { signal });
  }
  signal.throwIfAborted();
}
