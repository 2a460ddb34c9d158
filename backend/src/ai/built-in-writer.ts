import { setTimeout as sleep } from 'node:timers/promises';
import { drafts } from './built-in/drafts';
import { writeGeneration } from './built-in/generation';
import type { SpendGuard } from './spend-guard/spend-guard';
import type { WriteInput, WriteOptions, Writer, Written } from './writer';

/** Milliseconds a sentence takes when somebody watches: as fast as an eye can follow. */
const sentencePace = 35;

/** The writer that is always there: deterministic, offline, at no cost. Its calls stand in the ledger like all others. */
export class BuiltInWriter implements Writer {
  readonly name = 'built-in';

  constructor(private readonly guard: SpendGuard) {}

  async writeGeneration(input: WriteInput, { signal, onDraft }: WriteOptions): Promise<Written> {
    return await this.guard.free({ feature: 'one-click', model: this.name, ownerId: input.ownerId }, async () => {
      const { resume, letter, keywords, documentLanguage, note } = writeGeneration(input);
      const terms = keywords.map(({ term }) => term);
      for (const draft of onDraft ? drafts({ resume, letter }) : []) {
        await onDraft?.({ ...draft, language: documentLanguage, keywords: terms });
        await sleep(sentencePace, undefined, { signal });
      }
      signal.throwIfAborted();
      return {
        writer: this.name,
        language: documentLanguage,
        resume,
        letter,
        keywords: terms,
        general: note === 'general_profile',
      };
    });
  }
}
