import { parsePartialCompletion } from './partial-json';
import type { WriterTask } from './writer-task';

/** Builds the output of a partial completion, grounded like a complete one. Throws if the task has no drafts. */
export function draftOutput<Input, Output, Completion>(
  task: Pick<WriterTask<Input, Output, Completion>, 'name' | 'prompt' | 'parsePartial' | 'checkCompletion'>,
  text: string,
  input: Input,
): Output {
  if (!task.parsePartial) throw new Error(`The task ${task.name} has no drafts`);
  const partial = task.parsePartial(parsePartialCompletion(text, task.prompt.completionSchema));
  return task.checkCompletion(partial, input).output;
}
