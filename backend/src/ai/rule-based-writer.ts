import { setTimeout as sleep } from 'node:timers/promises';
import { streamPartialDocuments } from '../engine/writing/rule-based/partial-documents';
import type { TaskRunner } from '../worker-threads/worker-threads.service';
import type { WriterTask } from '../engine/writing/tasks/writer-task';
import { writeByRules } from './task-worker';
import type { SpendGuard } from './spend-guard/spend-guard';
import type { TaskOptions, GenerationInput, GenerationOptions, Writer, GenerationResult } from './writer';

/** Milliseconds between streamed sentences, about as fast as users can follow. */
const sentencePaceMs = 35;

/** Deterministic, offline and free. Its calls are recorded like those to a model. */
export class RuleBasedWriter implements Writer {
  readonly name = 'built-in';

  constructor(
    private readonly guard: SpendGuard,
    private readonly work: TaskRunner,
  ) {}

  async writeGeneration(input: GenerationInput, { signal, onDraft }: GenerationOptions): Promise<GenerationResult> {
    return await this.guard.runFree({ feature: 'one-click', model: this.name, ownerId: input.ownerId }, async () => {
      const { resume, letter, keywords, note } = await this.work.run('writeGeneration', input, signal);
      const keywordTexts = keywords.map(({ term }) => term);
      const partials = streamPartialDocuments({ resume, letter });
      await emitAtReadingPace(
        partials,
        signal,
        onDraft && ((draft) => onDraft({ ...draft, language: input.language, keywords: keywordTexts })),
      );
      return {
        writer: this.name,
        language: input.language,
        resume,
        letter,
        keywords: keywordTexts,
        isGeneralOccupation: note === 'general_profile',
      };
    });
  }

  async runTask<Input, Output, Completion>(
    task: WriterTask<Input, Output, Completion>,
    input: Input,
    { signal, onDraft, ...caller }: TaskOptions<Output>,
  ): Promise<Output> {
    const { ownerId, staffMember } = caller;
    return await this.guard.runFree({ feature: task.name, model: this.name, ownerId, staffMember }, async () => {
      const output = await writeByRules(this.work, task, input, signal);
      await emitAtReadingPace(task.streamPartials?.(output) ?? [], signal, onDraft);
      return output;
    });
  }
}

async function emitAtReadingPace<T>(
  drafts: Iterable<T>,
  signal: AbortSignal,
  onDraft: ((draft: T) => Promise<void>) | undefined,
): Promise<void> {
  for (const draft of onDraft ? drafts : []) {
    await onDraft?.(draft);
    await sleep(sentencePaceMs, undefined, { signal });
  }
  signal.throwIfAborted();
}
