import type { TaskRunner } from '../worker-threads/worker-threads.service';
import { draftOutput } from '../engine/writing/tasks/draft-output';
import type { CheckedOutput, WriterTask } from '../engine/writing/tasks/writer-task';
import { isWorkerTask } from './worker-tasks';

/** Runs the rule-based implementation of a task, in a worker thread if the input can be long. */
export async function writeByRules<Input, Output, Completion>(
  work: TaskRunner,
  task: WriterTask<Input, Output, Completion>,
  input: Input,
  signal?: AbortSignal,
): Promise<Output> {
  if (!isWorkerTask(task)) return task.runRuleBased(input);
  return (await work.run('write', { job: task.name, input }, signal)) as Output;
}

export async function buildPromptData<Input, Output, Completion>(
  work: TaskRunner,
  task: WriterTask<Input, Output, Completion>,
  input: Input,
  signal?: AbortSignal,
): Promise<object> {
  return isWorkerTask(task) ? await work.run('data', { job: task.name, input }, signal) : task.buildPromptData(input);
}

export async function checkCompletion<Input, Output, Completion>(
  work: TaskRunner,
  task: WriterTask<Input, Output, Completion>,
  { answer, input }: { answer: Completion; input: Input },
  signal?: AbortSignal,
): Promise<CheckedOutput<Output>> {
  if (!isWorkerTask(task)) return task.checkCompletion(answer, input);
  return (await work.run('check', { job: task.name, answer, input }, signal)) as CheckedOutput<Output>;
}

export async function buildDraft<Input, Output, Completion>(
  work: TaskRunner,
  task: WriterTask<Input, Output, Completion>,
  { text, input }: { text: string; input: Input },
  signal?: AbortSignal,
): Promise<Output> {
  if (!isWorkerTask(task)) return draftOutput(task, text, input);
  return (await work.run('draft', { job: task.name, text, input }, signal)) as Output;
}
