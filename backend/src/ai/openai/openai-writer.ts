import type { WriterTask } from '../../engine/writing/tasks/writer-task';
import {
  type TaskOptions,
  type GenerationInput,
  type GenerationOptions,
  type Writer,
  WriterError,
  type GenerationResult,
} from '../writer';
import { writeOneClickDocuments } from './one-click/one-click-generation';
import type { TaskRunner } from '../../worker-threads/worker-threads.service';
import { buildDraft, buildPromptData, checkCompletion } from '../task-worker';
import { DraftEmitter } from './draft-emitter';
import type { PaidModel } from './paid-model';

export class OpenAiWriter implements Writer {
  readonly name = 'openai';

  constructor(
    private readonly model: PaidModel,
    private readonly taskRunner: TaskRunner,
  ) {}

  async writeGeneration(input: GenerationInput, options: GenerationOptions): Promise<GenerationResult> {
    return { writer: this.name, ...(await writeOneClickDocuments(this.model, this.taskRunner, input, options)) };
  }

  async runTask<Input, Output, Completion>(
    task: WriterTask<Input, Output, Completion>,
    input: Input,
    { signal, onDraft, ...caller }: TaskOptions<Output>,
  ): Promise<Output> {
    const request = { prompt: task.prompt, data: await buildPromptData(this.taskRunner, task, input, signal) };
    const [reservation] = await this.model.reserve([request], caller);
    if (!reservation) throw new Error('Expected a reservation for one call');
    const check = (completion: Completion) => checkCompletion(this.taskRunner, task, { completion, input }, signal);
    const drafts = new DraftEmitter(
      { answer: '' },
      ({ answer }) => buildDraft(this.taskRunner, task, { text: answer, input }, signal),
      onDraft,
    );
    const completion = await drafts.follow('answer', (onText) =>
      this.model.complete(request, reservation, { signal, onText }),
    );
    const isEmpty = (output: Output) => task.isEmpty?.(output) ?? false;
    const output = await this.model.checkAndRepair(request, completion, { caller, signal, check, isEmpty });
    if (isEmpty(output)) throw new WriterError('nonsense', 'Grounding left nothing of the completion');
    return output;
  }
}
