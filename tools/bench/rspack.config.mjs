import { readdirSync } from 'node:fs';
import backend from '../../backend/rspack.config.mjs';

const root = import.meta.dirname;
const seats = readdirSync(`${root}/seats`).map((file) => [file.replace(/\.tsx?$/, ''), `./seats/${file}`]);

/** Bundled as the backend is, so that what is measured is what runs: a program for everyone who is measured. */
export default {
  ...backend,
  context: root,
  entry: {
    bench: './bench.ts',
    worker: '../../backend/src/work/worker.ts',
    ...Object.fromEntries(seats),
  },
  output: { ...backend.output, path: `${root}/dist` },
};
