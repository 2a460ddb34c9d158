import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const folder = dirname(fileURLToPath(import.meta.url));

/** Starts a thread with a program from `rspack.config.mjs`, which is in the same folder as this bundle. */
export function startWorkerThread(program: 'worker' | 'import-worker', options: WorkerOptions): Worker {
  return new Worker(join(folder, `${program}.js`), options);
}
