/**
 * `npm run gallery`: saves screenshots of every screen and of every story of the components in `gallery/`, and builds
 * `gallery/index.html`, which shows all of them. `npm run gallery -- -g letters` retakes only some.
 */
import { rmSync } from 'node:fs';
import { nxCommand, root, run } from './process.mjs';
import { ensureBrowser, ensureFonts, ensurePackages } from './setup.mjs';

const playwrightArgs = process.argv.slice(2);
ensurePackages();
const browser = ensureBrowser();
ensureFonts();
run(...nxCommand('run-many', '-t', 'build', 'pictures', 'workbench', '--output-style=static', '--parallel=2'));
if (playwrightArgs.length === 0) rmSync(`${root}gallery`, { recursive: true, force: true });
run('npx', ['playwright', 'test', '-c', 'e2e/gallery/gallery.config.ts', ...playwrightArgs], {
  CHROMIUM_PATH: browser,
  SHORTLIST_E2E_PORT: '4391',
});
