import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const here = fileURLToPath(import.meta.url);

/**
 * A thread that runs a program of `rspack.config.mjs`, which stands beside this one. Tests run from source, and bundle
 * the programs before them (`test/harness/bundle.cjs`): as source they take a second longer to start, each.
 */
export function startThread(program: 'worker' | 'import-worker', options: WorkerOptions): Worker {
  const folder = here.endsWith('.ts') ? process.env.TEST_BUNDLE : dirname(here);
  return new Worker(join(folder ?? '', `${program}.js`), options);
}
