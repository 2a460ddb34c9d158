/**
 * `npm test`: installs what the tests need, then lint, types, unit, HTTP and browser tests through nx, so that what has
 * not changed is answered from the cache. The end says what failed, the last line how many tests there were.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { ensureBrowser, ensureNginx, ensurePackages, nx, root, say } from './setup.mjs';

ensurePackages();
const browser = ensureBrowser();
ensureNginx();

const folders = readdirSync(root).filter((name) => existsSync(`${root}${name}/package.json`));
const summaries = folders.flatMap((name) => ['unit', 'e2e'].map((kind) => `${root}${name}/test-results/${kind}.json`));
for (const file of summaries) rmSync(file, { force: true });

/** Runs targets, two tasks at a time, and answers whether all went well. */
async function run(...targets) {
  const [command, args] = nx('run-many', '--output-style=static', '--parallel=2', '-t', ...targets);
  const env = { ...process.env, CHROMIUM_PATH: browser };
  const child = spawn(command, [...args, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  return code === 0;
}

// One stage after the other: what shares the cores costs half as much again, and tests that wait for each other fail.
const stages = [
  ['build', 'pictures'],
  ['lint', 'typecheck'],
  ['test', '--exclude=@shortlist/backend'],
  ['test', '--projects=@shortlist/backend'],
  ['e2e'],
];
const went = [];
for (const stage of stages) {
  say(`running ${stage.join(' ')} …`);
  went.push(await run(...stage));
}

const results = summaries.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
// What failed stands at the end once more: a log of all packages at once is long, and often cut.
for (const failure of failures) console.log(failure.split('\n').slice(0, 30).join('\n'));
// Where no test failed and still something did: lint, types or a build.
const failed = failures.length || (went.every(Boolean) ? 0 : 1);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
