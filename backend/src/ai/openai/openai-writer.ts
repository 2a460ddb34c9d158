import type { WriterTask } from '../tasks/writer-task';
import { isBetterAttempt, hasWrongLanguage } from '../tasks/language-check';
import {
  type TaskOptions,
  type GenerationInput,
  type GenerationOptions,
  type Writer,
  WriterError,
  type GenerationResult,
} from '../writer';
import { writeOneClickDocuments } from './one-click-generation';
import type { TaskRunner } from '../../work/work.service';
import { checkCompletion, buildPromptData } from '../task-worker';
import type { PaidModel } from './paid-model';
import { parsePartialJson } from './partial-json';

export class OpenAiWriter implements Writer {
  readonly name = 'openai';

  constructor(
    private readonly model: PaidModel,
    private readonly work: TaskRunner,
  ) {}

  async writeGeneration(input: GenerationInput, options: GenerationOptions): Promise<GenerationResult> {
    return { writer: this.name, ...(await writeOneClickDocuments(this.model, input, options)) };
  }

  async runTask<Input, Output, Answer>(
    task: WriterTask<Input, Output, Answer>,
    input: Input,
    { signal, onDraft, ...caller }: TaskOptions<Output>,
  ): Promise<Output> {
    const question = { prompt: task.prompt, data: await buildPromptData(this.work, task, input, signal) };
    const [reservation] = await this.model.reserve([question], caller);
    if (!reservation) throw new Error('Expected a reservation for one call');
    const check = (answer: Answer) => checkCompletion(this.work, task, { answer, input }, signal);
    const onText = async (text: string) => {
      const partial = task.parsePartial?.(parsePartialJson(text));
      if (partial !== undefined) await onDraft?.((await check(partial)).output);
    };
    const answer = await this.model.complete(question, reservation, { signal, onText: onDraft && onText });
    const first = await check(answer);
    if (first.violations.length === 0) return first.output;
    const again = await this.model.repair(
      question,
      { completion: answer, violations: first.violations },
      { caller, signal },
    );
    const second = again === undefined ? first : await check(again);
    const best = isBetterAttempt(second.violations, first.violations) ? second : first;
    if (hasWrongLanguage(best.violations)) throw new WriterError('nonsense', 'The answer is in another language');
    return best.output;
  }
}
