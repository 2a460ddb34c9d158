import { BuiltInWriter } from './built-in-writer';
import { OpenAiWriter } from './openai/openai-writer';
import { SpendRefused } from './spend-guard/spend-guard';
import type { WriteInput, WriteOptions, Written } from './writer';

export interface Ask extends WriteInput {
  /** Whether a paid model may write; the built-in writer always may. */
  paid: boolean;
}

/** Picks the writer: the configured model, or the built-in one where no model is configured or none may be paid now. */
export class WritersService {
  constructor(
    private readonly builtIn: BuiltInWriter,
    private readonly model: OpenAiWriter | undefined,
  ) {}

  /** Whether a paid model is configured at all. */
  get hasModel(): boolean {
    return this.model !== undefined;
  }

  /** Throws `WriterFailure`, and the signal's reason when it was aborted. The result says who wrote. */
  async write(ask: Ask, options: WriteOptions): Promise<Written> {
    if (this.model && ask.paid) {
      try {
        return await this.model.writeGeneration(ask, options);
      } catch (error) {
        if (!(error instanceof SpendRefused)) throw error;
      }
    }
    return await this.builtIn.writeGeneration(ask, options);
  }
}
