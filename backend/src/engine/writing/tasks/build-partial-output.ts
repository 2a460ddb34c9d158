import { parsePartialCompletion } from './partial-json';
import type { WriterTask } from './writer-task';

/** Builds the output of a partial completion, grounded like a complete one. Throws if the task does not support it. */
export function buildPartialOutput<Input, Output, Completion>(
  task: Pick<WriterTask<Input, Output, Completion>, 'name' | 'prompt' | 'parsePartial' | 'checkCompletion'>,
  text: string,
  input: Input,
): Output {
  if (!task.parsePartial) throw new Error(`The task ${task.name} does not support partial output`);
  const partial = task.parsePartial(parsePartialCompletion(text, task.prompt.completionSchema));
  return task.checkCompletion(partial, input).output;
}
