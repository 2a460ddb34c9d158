/**
 * `npm run axe`: every route, in English and Japanese, and every state of every screen, in both modes, wide and narrow,
 * under axe; says at the end how many were looked at and what was found. Some of them: `npm run axe -- -g letters`.
 */
import { ensureBrowser, ensurePackages, nx, run } from './setup.mjs';

ensurePackages();
const browser = ensureBrowser();
run(...nx('run-many', '-t', 'build', '--output-style=static', '--parallel=2'));
run('npx', ['playwright', 'test', '-c', 'shell/axe/axe.config.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: browser,
  SHORTLIST_E2E_PORT: '4393',
});
