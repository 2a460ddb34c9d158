import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const folder = dirname(fileURLToPath(import.meta.url));

/** A thread that runs a program of `rspack.config.mjs`, which stands beside this one. */
export function startThread(program: 'worker' | 'import-worker', options: WorkerOptions): Worker {
  return new Worker(join(folder, `${program}.js`), options);
}
