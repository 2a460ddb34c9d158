import { writeGeneration } from './built-in/generation';
import { wordAnalysis } from './jobs/analysis';
import { rewriteBullets } from './jobs/bullets';
import { improveText } from './jobs/improve';
import type { Job } from './jobs/job';
import { writeLetter } from './jobs/letter';
import { writeSummary } from './jobs/summary';

type AnyJob = Pick<Job<unknown, unknown>, 'write' | 'data' | 'check'>;

/** Jobs on texts of people, however long those are. */
const jobs: Record<string, AnyJob> = Object.fromEntries(
  [wordAnalysis, rewriteBullets, improveText, writeLetter, writeSummary].map((job) => [job.name, job as AnyJob]),
);

/** The own code of these jobs runs in threads, that of all others where it is asked for: they read a few hundred words. */
export const hasTasks = ({ name }: { name: string }): boolean => name in jobs;

const named = (name: string): AnyJob => {
  const job = jobs[name];
  if (!job) throw new Error(`No job of threads: ${name}`);
  return job;
};

/** What threads do for the writers. */
export const aiTasks = {
  writeGeneration,
  write: ({ job, input }: { job: string; input: unknown }) => named(job).write(input),
  data: ({ job, input }: { job: string; input: unknown }) => named(job).data(input),
  check: ({ job, answer, input }: { job: string; answer: unknown; input: unknown }) => named(job).check(answer, input),
};
