/**
 * `npm run check`: lint of the files that differ from main, then types and unit tests of the packages that they affect. Lint
 * of whole packages is left to `npm test`: for the backend alone it takes a minute.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { ensurePackages, nxCommand, root, run } from './setup.mjs';

ensurePackages();
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const sources = ['--', '*.ts', '*.tsx'];
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', 'main', ...sources),
  ...git('ls-files', '--others', '--exclude-standard', ...sources),
];
if (changed.length) run('node', ['node_modules/eslint/bin/eslint.js', '--no-warn-ignored', ...changed]);
const withMessages = readdirSync(root).filter((name) => /^(shared-ui|shell|mf-.*)$/.test(name));
for (const part of withMessages) run('node', ['tools/check-locales.mjs', part]);
run(...nxCommand('affected', '-t', 'typecheck', 'unit', '--parallel=2'));
