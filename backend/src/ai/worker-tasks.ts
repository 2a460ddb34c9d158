import { oneClickTasks } from './openai/one-click/one-click-documents';
import { writeGeneration } from '../engine/writing/rule-based/generation';
import { jobAnalysisTask } from '../engine/writing/tasks/job-analysis';
import { rewriteBulletsTask } from '../engine/writing/tasks/rewrite-bullets';
import { improveTextTask } from '../engine/writing/tasks/improve-text';
import { buildPartialOutput } from '../engine/writing/tasks/build-partial-output';
import type { WriterTask } from '../engine/writing/tasks/writer-task';
import { coverLetterTask } from '../engine/writing/tasks/cover-letter';
import { summaryTask } from '../engine/writing/tasks/summary';

type AnyTask = Omit<WriterTask<unknown, unknown>, 'streamPartials'>;

const workerTasks: Record<string, AnyTask> = Object.fromEntries(
  [jobAnalysisTask, rewriteBulletsTask, improveTextTask, coverLetterTask, summaryTask].map((task) => [
    task.name,
    task as AnyTask,
  ]),
);

/**
 * Returns true for a task with long input, which runs in a worker thread. Other tasks process at most a few hundred
 * words and run in the calling thread.
 */
export const isWorkerTask = ({ name }: { name: string }): boolean => name in workerTasks;

const getTask = (name: string): AnyTask => {
  const task = workerTasks[name];
  if (!task) throw new Error(`No task named ${name} runs in a worker thread`);
  return task;
};

export const aiTasks = {
  writeGeneration,
  write: ({ taskName, input }: { taskName: string; input: unknown }) => getTask(taskName).runRuleBased(input),
  data: ({ taskName, input }: { taskName: string; input: unknown }) => getTask(taskName).buildPromptData(input),
  check: ({ taskName, completion, input }: { taskName: string; completion: unknown; input: unknown }) =>
    getTask(taskName).checkCompletion(completion, input),
  draft: ({ taskName, text, input }: { taskName: string; text: string; input: unknown }) =>
    buildPartialOutput(getTask(taskName), text, input),
  ...oneClickTasks,
};
