import { parentPort } from 'node:worker_threads';
import { findThreadId, lowerThreadPriority, type ThreadReady } from '../platform/threads/cpu-time';
import type { WorkResult, WorkRequest } from '../platform/threads/worker-pool';
import { renderPdf } from '../engine/rendering/pdf/render-pdf';
import { warmUpTrees } from '../engine/rendering/warm-up';
import { runTask } from './tasks';

parentPort?.on('message', ({ task, input }: WorkRequest) => {
  void runSafely(task, input).then((result) => parentPort?.postMessage(result));
});

// Loads the fonts of each script before the thread is ready, which takes half a second. Documents then take
// milliseconds.
for (const tree of warmUpTrees) renderPdf(tree);
const threadId = findThreadId();
lowerThreadPriority(threadId);
parentPort?.postMessage({ kind: 'ready', threadId } satisfies ThreadReady);

async function runSafely(task: string, input: unknown): Promise<WorkResult> {
  try {
    return { kind: 'done', value: await runTask(task, input) };
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
