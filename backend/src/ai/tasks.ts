import { writeGeneration } from './built-in/generation';
import { wordAnalysis } from './jobs/analysis';
import { rewriteBullets } from './jobs/bullets';
import { improveText } from './jobs/improve';
import type { Job } from './jobs/job';
import { writeLetter } from './jobs/letter';
import { writeSummary } from './jobs/summary';

type AnyJob = Pick<Job<unknown, unknown>, 'write' | 'data' | 'check'>;

const jobs: Record<string, AnyJob> = Object.fromEntries(
  [wordAnalysis, rewriteBullets, improveText, writeLetter, writeSummary].map((job) => [job.name, job as AnyJob]),
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
  write: ({ job, input }: { job: string; input: unknown }) => named(job).write(input),
  data: ({ job, input }: { job: string; input: unknown }) => named(job).data(input),
  check: ({ job, answer, input }: { job: string; answer: unknown; input: unknown }) => named(job).check(answer, input),
};
