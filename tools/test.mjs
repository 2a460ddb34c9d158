/**
 * `npm test`: installs what the tests need, then lint, types, unit, HTTP and browser tests through nx, so that what has
 * not changed is answered from the cache. The last line says how many tests there were.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { ensureBrowser, ensurePackages, nx, root, say } from './setup.mjs';

ensurePackages();
const browser = ensureBrowser();

const folders = readdirSync(root).filter((name) => existsSync(`${root}${name}/package.json`));
const summaries = folders.flatMap((name) => ['unit', 'e2e'].map((kind) => `${root}${name}/test-results/${kind}.json`));
for (const file of summaries) rmSync(file, { force: true });

say('running lint, types and tests …');
const [command, args] = nx(
  'run-many',
  '-t',
  'lint',
  'typecheck',
  'test',
  'e2e',
  '--output-style=static',
  '--parallel=2',
  ...process.argv.slice(2),
);
const { status } = spawnSync(command, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: browser },
});

const total = { passed: 0, failed: 0 };
for (const file of summaries.filter(existsSync)) {
  const { passed, failed } = JSON.parse(readFileSync(file, 'utf8'));
  total.passed += passed;
  total.failed += failed;
}
if (status !== 0 && total.failed === 0) total.failed = 1; // lint, types or a build failed
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(status === 0 && total.failed === 0 ? 0 : 1);
