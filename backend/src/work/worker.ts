import { parentPort } from 'node:worker_threads';
import type { Answer, Order } from '../platform/threads/pool';
import { printPdf } from '../rendering/pdf/printer';
import { warmUpTrees } from '../rendering/warm-up';
import { tasks } from './tasks';

const byName: Record<string, (input: never) => unknown> = tasks;

/** A thread that does one task at a time. */
parentPort?.on('message', ({ task, input }: Order) => {
  void answerTo(task, input).then((answer) => parentPort?.postMessage(answer));
});

// A thread is ready when it has read the faces of each script: later documents take milliseconds, these half a second.
for (const tree of warmUpTrees) printPdf(tree);
parentPort?.postMessage('ready');

async function answerTo(task: string, input: unknown): Promise<Answer> {
  try {
    return { value: await byName[task]?.(input as never) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
