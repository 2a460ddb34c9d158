import { readdirSync } from 'node:fs';
import backend from '../../backend/rspack.config.mjs';

const root = import.meta.dirname;
const runnerEntries = readdirSync(`${root}/runners`).map((file) => [file.replace(/\.tsx?$/, ''), `./runners/${file}`]);

/** Benchmarks are bundled like the backend, so that they measure the code that runs in production. */
export default {
  ...backend,
  context: root,
  entry: {
    bench: './bench.ts',
    worker: '../../backend/src/worker-threads/worker.ts',
    ...Object.fromEntries(runnerEntries),
  },
  output: { ...backend.output, path: `${root}/dist` },
};
