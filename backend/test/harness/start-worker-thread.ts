import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { ThreadReady } from '../../src/platform/threads/cpu-time';

declare global {
  var idleThreads: Map<string, Worker[]>;
}

/**
 * Replaces `src/platform/threads/start-worker-thread.ts` and starts the same programs from the bundle. An idle `worker`
 * is not terminated but reused by the next application, because starting a thread takes a second of CPU time.
 */
export function startWorkerThread(program: 'worker' | 'import-worker', options: WorkerOptions): Worker {
  const path = join(process.env.TEST_BUNDLE ?? '', `${program}.js`);
  if (program !== 'worker') return new Worker(path, options);
  const idleWorkers = idleThreads.get(path) ?? [];
  idleThreads.set(path, idleWorkers);
  const reusedWorker = idleWorkers.pop();
  if (!reusedWorker) return makeReusable(new Worker(path, options), idleWorkers);
  // Uses a promise instead of a timer, because tests may use fake timers.
  void Promise.resolve().then(() =>
    reusedWorker.emit('message', { kind: 'ready', threadId: undefined } satisfies ThreadReady),
  );
  return reusedWorker;
}

function makeReusable(worker: Worker, idleWorkers: Worker[]): Worker {
  const postMessage = worker.postMessage.bind(worker);
  const terminate = worker.terminate.bind(worker);
  let isBusy = true;
  const trackState = () =>
    worker
      .on('message', () => (isBusy = false))
      .once('exit', () => {
        const index = idleWorkers.indexOf(worker);
        if (index >= 0) idleWorkers.splice(index, 1);
      });
  trackState();
  worker.postMessage = (...message: Parameters<Worker['postMessage']>) => {
    isBusy = true;
    postMessage(...message);
  };
  worker.terminate = async () => {
    if (isBusy) return terminate();
    // Without an event name, removeAllListeners() would also remove the listeners that start and stop the worker's
    // port.
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
    trackState();
    worker.unref();
    idleWorkers.push(worker);
    return 0;
  };
  return worker;
}
