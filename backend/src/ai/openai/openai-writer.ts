import type { Job } from '../jobs/job';
import { isBetter, isForeign } from '../jobs/language';
import {
  type JobOptions,
  type WriteInput,
  type WriteOptions,
  type Writer,
  WriterFailure,
  type Written,
} from '../writer';
import { oneClick } from './one-click';
import type { PaidModel } from './paid-model';
import { readPartialJson } from './partial-json';

/** A language model behind an endpoint. What it says about a person passes the truth guard, with one repair round. */
export class OpenAiWriter implements Writer {
  readonly name = 'openai';

  constructor(private readonly model: PaidModel) {}

  async writeGeneration(input: WriteInput, options: WriteOptions): Promise<Written> {
    return { writer: this.name, ...(await oneClick(this.model, input, options)) };
  }

  async do<Input, Output, Answer>(
    job: Job<Input, Output, Answer>,
    input: Input,
    { signal, onDraft, ...caller }: JobOptions<Output>,
  ): Promise<Output> {
    const question = { prompt: job.prompt, data: job.data(input) };
    const [reservation] = await this.model.reserve([question], caller);
    if (!reservation) throw new Error('One call was reserved');
    const onText = async (text: string) => {
      const partial = job.partial?.(readPartialJson(text));
      if (partial !== undefined) await onDraft?.(job.check(partial, input).output);
    };
    const answer = await this.model.ask(question, reservation, { signal, onText: onDraft && onText });
    const first = job.check(answer, input);
    if (first.offences.length === 0) return first.output;
    const again = await this.model.repair(question, { answer, offences: first.offences }, { caller, signal });
    const second = again === undefined ? first : job.check(again, input);
    const best = isBetter(second.offences, first.offences) ? second : first;
    if (isForeign(best.offences)) throw new WriterFailure('nonsense', 'The answer is in another language');
    return best.output;
  }
}
