import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * A thread that runs a program of `rspack.config.mjs`, which stands beside this one. Tests run from source, and have
 * the programs of threads bundled before them (`bundleThreads`): as source they take a second longer to start, each.
 */
export function startThread(program: 'pdf-worker' | 'import-worker', options: WorkerOptions): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  return new Worker(new URL(`${program}.js`, isSource ? process.env.TEST_THREADS : import.meta.url), options);
}
