import { rspack } from '@rspack/core';
import { run, log } from '../../scripts/process.mjs';
import config from './rspack.config.mjs';

const stats = await new Promise((resolve, reject) => {
  rspack(config, (error, result) => (error ? reject(error) : resolve(result)));
});
if (stats.hasErrors()) {
  log(stats.toString({ all: false, errors: true }));
  process.exit(1);
}
run('node', [`${config.output.path}/bench.js`, ...process.argv.slice(2)]);
