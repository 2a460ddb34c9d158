/** `npm run lighthouse`: runs all four categories of Lighthouse on the main landing pages of the built product. */
import { readArguments } from './arguments.mjs';
import { nxCommand, run } from './process.mjs';
import { ensureBrowser, ensureFonts, ensurePackages } from './setup.mjs';

const { names } = readArguments('npm run lighthouse [-- PATH…]');
ensurePackages();
const browser = ensureBrowser();
ensureFonts();
run(...nxCommand('run-many', '-t', 'build', 'pictures', '--output-style=static', '--parallel=2'));
run('node', ['--import', '@swc-node/register/esm-register', 'e2e/lighthouse/lighthouse.ts', ...names], {
  CHROMIUM_PATH: browser,
  SHORTLIST_E2E_PORT: '4690',
  SWC_NODE_PROJECT: 'tsconfig.base.json',
});
