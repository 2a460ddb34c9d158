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
import type { Runs } from '../../work/work.service';
import { checked, dataOf } from '../own-code';
import type { PaidModel } from './paid-model';
import { readPartialJson } from './partial-json';

export class OpenAiWriter implements Writer {
  readonly name = 'openai';

  constructor(
    private readonly model: PaidModel,
    private readonly work: Runs,
  ) {}

  async writeGeneration(input: WriteInput, options: WriteOptions): Promise<Written> {
    return { writer: this.name, ...(await oneClick(this.model, input, options)) };
  }

  async do<Input, Output, Answer>(
    job: Job<Input, Output, Answer>,
    input: Input,
    { signal, onDraft, ...caller }: JobOptions<Output>,
  ): Promise<Output> {
    const question = { prompt: job.prompt, data: await dataOf(this.work, job, input, signal) };
    const [reservation] = await this.model.reserve([question], caller);
    if (!reservation) throw new Error('Expected a reservation for one call');
    const check = (answer: Answer) => checked(this.work, job, { answer, input }, signal);
    const onText = async (text: string) => {
      const partial = job.partial?.(readPartialJson(text));
      if (partial !== undefined) await onDraft?.((await check(partial)).output);
    };
    const answer = await this.model.ask(question, reservation, { signal, onText: onDraft && onText });
    const first = await check(answer);
    if (first.offences.length === 0) return first.output;
    const again = await this.model.repair(question, { answer, offences: first.offences }, { caller, signal });
    const second = again === undefined ? first : await check(again);
    const best = isBetter(second.offences, first.offences) ? second : first;
    if (isForeign(best.offences)) throw new WriterFailure('nonsense', 'The answer is in another language');
    return best.output;
  }
}
