import type { TaskRunner } from '../worker-threads/worker-threads.service';
import { buildPartialOutput } from '../engine/writing/tasks/build-partial-output';
import type { CheckedOutput, WriterTask } from '../engine/writing/tasks/writer-task';
import { isWorkerTask } from './worker-tasks';

/** Runs the rule-based implementation of a task, in a worker thread if the input can be long. */
export async function writeByRules<Input, Output, Completion>(
  taskRunner: TaskRunner,
  task: WriterTask<Input, Output, Completion>,
  input: Input,
  signal?: AbortSignal,
): Promise<Output> {
  if (!isWorkerTask(task)) return task.runRuleBased(input);
  return (await taskRunner.run('write', { taskName: task.name, input }, signal)) as Output;
}

export async function buildPromptData<Input, Output, Completion>(
  taskRunner: TaskRunner,
  task: WriterTask<Input, Output, Completion>,
  input: Input,
  signal?: AbortSignal,
): Promise<object> {
  return isWorkerTask(task)
    ? await taskRunner.run('data', { taskName: task.name, input }, signal)
    : task.buildPromptData(input);
}

export async function checkCompletion<Input, Output, Completion>(
  taskRunner: TaskRunner,
  task: WriterTask<Input, Output, Completion>,
  { completion, input }: { completion: Completion; input: Input },
  signal?: AbortSignal,
): Promise<CheckedOutput<Output>> {
  if (!isWorkerTask(task)) return task.checkCompletion(completion, input);
  return (await taskRunner.run('check', { taskName: task.name, completion, input }, signal)) as CheckedOutput<Output>;
}

export async function buildDraft<Input, Output, Completion>(
  taskRunner: TaskRunner,
  task: WriterTask<Input, Output, Completion>,
  { text, input }: { text: string; input: Input },
  signal?: AbortSignal,
): Promise<Output> {
  if (!isWorkerTask(task)) return buildPartialOutput(task, text, input);
  return (await taskRunner.run('draft', { taskName: task.name, text, input }, signal)) as Output;
}
