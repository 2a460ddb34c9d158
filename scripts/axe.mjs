/**
 * `npm run axe`: runs axe on every route in English and Japanese, on every state of every screen, and on every story of
 * the components. Each is checked in light and dark mode and in wide and narrow viewports. Prints the number of checked
 * screens and the violations. `npm run axe -- -g letters` runs a subset.
 */
import { nxCommand, run } from './process.mjs';
import { ensureBrowser, ensurePackages } from './setup.mjs';

ensurePackages();
const browser = ensureBrowser();
run(...nxCommand('run-many', '-t', 'build', 'workbench', '--output-style=static', '--parallel=2'));
run('npx', ['playwright', 'test', '-c', 'e2e/axe/axe.config.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: browser,
  SHORTLIST_E2E_PORT: '4393',
});
