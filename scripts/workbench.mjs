/**
 * `npm run workbench`: serves the workbench with hot reload. It shows every component of shared-ui in every state,
 * language and color mode.
 */
import { devPorts } from './rspack/dev-ports.mjs';
import { root, run } from './process.mjs';
import { ensurePackages } from './setup.mjs';

ensurePackages();
run('npx', [
  'storybook',
  'dev',
  ...['--config-dir', `${root}shared-ui/.storybook`, '--port', String(devPorts.workbench), '--exact-port'],
  ...['--no-open', '--disable-telemetry', '--no-version-updates'],
]);
