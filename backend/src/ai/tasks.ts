import { writeGeneration } from './rule-based/generation';
import { jobAnalysisTask } from './tasks/job-analysis';
import { rewriteBulletsTask } from './tasks/rewrite-bullets';
import { improveTextTask } from './tasks/improve-text';
import type { WriterTask } from './tasks/writer-task';
import { coverLetterTask } from './tasks/cover-letter';
import { summaryTask } from './tasks/summary';

type AnyJob = Pick<WriterTask<unknown, unknown>, 'writeByRules' | 'buildPromptData' | 'checkCompletion'>;

const jobs: Record<string, AnyJob> = Object.fromEntries(
  [jobAnalysisTask, rewriteBulletsTask, improveTextTask, coverLetterTask, summaryTask].map((job) => [
    job.name,
    job as AnyJob,
  ]),
);

/**
 * Returns whether a task runs in a worker thread, because its input can be long. All others process a few hundred words
 * in the calling thread.
 */
export const hasTasks = ({ name }: { name: string }): boolean => name in jobs;

const named = (name: string): AnyJob => {
  const job = jobs[name];
  if (!job) throw new Error(`No job of threads: ${name}`);
  return job;
};

export const aiTasks = {
  writeGeneration,
  write: ({ job, input }: { job: string; input: unknown }) => named(job).writeByRules(input),
  data: ({ job, input }: { job: string; input: unknown }) => named(job).buildPromptData(input),
  check: ({ job, answer, input }: { job: string; answer: unknown; input: unknown }) =>
    named(job).checkCompletion(answer, input),
};
