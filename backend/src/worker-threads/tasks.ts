import { aiTasks } from '../ai/worker-tasks';
import { builderTasks } from '../builder/tasks';
import { generatorTasks } from '../generator/tasks';
import { documentTasks } from '../engine/document-tasks';
import type { TaskRunner } from './worker-threads.service';

/** All tasks of the worker threads by name. Each is a pure function of plain data. */
const tasks = { ...documentTasks, ...builderTasks, ...generatorTasks, ...aiTasks, noop: () => undefined };
export type Tasks = typeof tasks;

const tasksByName: Record<string, (input: never) => unknown> = tasks;

export const runTask = async (task: string, input: unknown): Promise<unknown> =>
  await tasksByName[task]?.(input as never);

export const inlineTaskRunner = { run: runTask } as TaskRunner;
