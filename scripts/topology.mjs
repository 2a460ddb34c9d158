/**
 * `npm run topology [-- smoke R34 B9 B11]`: builds the product, starts the production topology without containers, and
 * measures its capacity. Saves the results in bench/results.json.
 */
import { existsSync } from 'node:fs';
import { readArguments } from './arguments.mjs';
import { nxCommand, root, run } from './process.mjs';
import { ensurePackages, ensureServers } from './setup.mjs';

const { names } = readArguments('npm run topology [-- MEASUREMENT…]');
ensurePackages();
ensureServers();
run(...nxCommand('run', '@shortlist/backend:build', '--output-style=stream'));
if (!existsSync(`${root}.site/app.html`)) {
  run(...nxCommand('run-many', '-t', 'build', 'pictures', '--parallel=2'));
  run('node', ['scripts/assemble-site.mjs']);
}
run('npm', ['run', '--silent', 'topology', '-w', 'quality', '--', ...names]);
