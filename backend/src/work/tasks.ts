import { aiTasks } from '../ai/worker-tasks';
import { builderTasks } from '../builder/tasks';
import { generatorTasks } from '../generator/tasks';
import { documentTasks } from '../engine/document-tasks';

/** All tasks of the worker threads by name: pure functions of plain data. */
export const tasks = { ...documentTasks, ...builderTasks, ...generatorTasks, ...aiTasks, nothing: () => undefined };
export type Tasks = typeof tasks;
