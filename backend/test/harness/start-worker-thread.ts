import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

declare global {
  var idleThreads: Map<string, Worker[]>;
}

/**
 * Replaces `src/platform/threads/start-worker-thread.ts`: starts the same programs from the bundle. A `worker` that is idle
 * when terminated is reused by the next application, because starting one takes a second of CPU time, as long as many
 * test files.
 */
export function startWorkerThread(program: 'worker' | 'import-worker', options: WorkerOptions): Worker {
  const path = join(process.env.TEST_BUNDLE ?? '', `${program}.js`);
  if (program !== 'worker') return new Worker(path, options);
  const idle = idleThreads.get(path) ?? [];
  idleThreads.set(path, idle);
  const used = idle.pop();
  if (!used) return reusable(new Worker(path, options), idle);
  // Not by a timer, because a test may use fake timers.
  void Promise.resolve().then(() => used.emit('message', 'ready'));
  return used;
}

function reusable(worker: Worker, idle: Worker[]): Worker {
  const postMessage = worker.postMessage.bind(worker);
  const terminate = worker.terminate.bind(worker);
  let isBusy = true;
  const watch = () =>
    worker
      .on('message', () => (isBusy = false))
      .once('exit', () => {
        const place = idle.indexOf(worker);
        if (place >= 0) idle.splice(place, 1);
      });
  watch();
  worker.postMessage = (...message: Parameters<Worker['postMessage']>) => {
    isBusy = true;
    postMessage(...message);
  };
  worker.terminate = async () => {
    if (isBusy) return terminate();
    // One event at a time: removing all listeners would also remove those that start and stop the port of a worker.
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
    watch();
    worker.unref();
    idle.push(worker);
    return 0;
  };
  return worker;
}
