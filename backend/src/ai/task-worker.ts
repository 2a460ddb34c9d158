import type { TaskRunner } from '../work/work.service';
import type { CheckedOutput, WriterTask } from './tasks/writer-task';
import { hasTasks } from './tasks';

/** Runs the rule-based implementation, in a worker thread if the input can be long. */
export async function writeByRules<Input, Output, Answer>(
  work: TaskRunner,
  job: WriterTask<Input, Output, Answer>,
  input: Input,
  signal?: AbortSignal,
): Promise<Output> {
  if (!hasTasks(job)) return job.writeByRules(input);
  return (await work.run('write', { job: job.name, input }, signal)) as Output;
}

export async function buildPromptData<Input, Output, Answer>(
  work: TaskRunner,
  job: WriterTask<Input, Output, Answer>,
  input: Input,
  signal?: AbortSignal,
): Promise<object> {
  return hasTasks(job) ? await work.run('data', { job: job.name, input }, signal) : job.buildPromptData(input);
}

export async function checkCompletion<Input, Output, Answer>(
  work: TaskRunner,
  job: WriterTask<Input, Output, Answer>,
  { answer, input }: { answer: Answer; input: Input },
  signal?: AbortSignal,
): Promise<CheckedOutput<Output>> {
  if (!hasTasks(job)) return job.checkCompletion(answer, input);
  return (await work.run('check', { job: job.name, answer, input }, signal)) as CheckedOutput<Output>;
}
