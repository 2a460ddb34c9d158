import { tasks } from './tasks';
import type { Runs } from './work.service';

const byName: Record<string, (input: never) => unknown> = tasks;

/** Runs tasks in this thread: for command lines and tests that keep nobody waiting. */
export const runHere = {
  run: (task: string, input: never) => Promise.resolve(byName[task]?.(input)),
} as Runs;
