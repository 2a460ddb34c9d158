/**
 * `npm run check`: checks the format and lint of the files that differ from the local branch main, the docs, and the
 * translations. Then runs the type checks and unit tests of the affected packages. Only `npm test` lints whole
 * packages, because the backend alone takes a minute.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { nxCommand, root, run } from './process.mjs';
import { ensurePackages } from './setup.mjs';

ensurePackages();
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const changedFiles = [
  ...git('diff', '--name-only', '--diff-filter=d', 'main'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const changedSources = changedFiles.filter((file) => /\.tsx?$/.test(file));
if (changedFiles.length)
  run('node', ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...changedFiles]);
if (changedSources.length) run('node', ['node_modules/eslint/bin/eslint.js', '--no-warn-ignored', ...changedSources]);
run('node', ['scripts/check-docs.mjs']);
const translatedPackages = readdirSync(root).filter((name) => /^(shared-ui|shell|mf-.*)$/.test(name));
for (const packageName of translatedPackages) run('node', ['scripts/check-locales.mjs', packageName]);
run(...nxCommand('affected', '-t', 'typecheck', 'unit', '--parallel=2'));
