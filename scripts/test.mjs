/**
 * `npm test`: installs everything that the tests need, then runs lint, type checks, and unit, HTTP and browser tests.
 * nx caches the results of unchanged packages. Prints one line per step, then the failures, and then the counts.
 *
 * - `--all`, as in `npm run test:nightly`, tests both databases, and every screen instead of a sample.
 * - `--verbose` shows the output of every step.
 * - All other arguments are passed to nx.
 */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { nxCommand, root, log } from './process.mjs';
import { ensureHeadlessBrowser, ensureNginx, ensurePackages } from './setup.mjs';
import { CommandRunner, extractFailureLines, runStep } from './steps.mjs';

const options = { all: { type: 'boolean' }, verbose: { type: 'boolean' } };
// Not strict, because the options of nx are unknown here.
const { values, tokens } = parseArgs({ options, strict: false, tokens: true });
const { all: isAll, verbose: isVerbose } = values;
const ownIndexes = tokens.filter(({ name }) => name && name in options).map(({ index }) => index);
const nxArguments = process.argv.slice(2).filter((_, index) => !ownIndexes.includes(index));
const cores = availableParallelism();
const env = { ...process.env, ...(isAll && { TEST_SCOPE: 'all' }) };

// The steps run one after another, because each step uses all cores. In parallel, they take 50% longer and time out.
const steps = [
  { name: 'builds and pictures', targets: ['build', 'pictures'] },
  {
    name: 'lint and types',
    targets: ['lint-docs', 'lint-browser', 'typecheck-browser', 'lint-node', 'typecheck-node'],
  },
  { name: 'tests of all packages except the backend', targets: ['test', '--exclude=@shortlist/backend'] },
  { name: 'tests of the backend', targets: ['test', '--projects=@shortlist/backend'] },
  { name: 'browser journeys', targets: ['e2e'] },
];

const runner = new CommandRunner('test-results/test.log', { isVerbose, env });
const runTargets = (targets) =>
  runner.run(
    ...nxCommand('run-many', '--output-style=static', `--parallel=${cores}`, '-t', ...targets, ...nxArguments),
  );

await runStep('dependencies', () => {
  ensurePackages();
  env.CHROMIUM_PATH = ensureHeadlessBrowser();
  ensureNginx();
});
const folders = readdirSync(root).filter((name) => existsSync(`${root}${name}/package.json`));
const summaries = folders.flatMap((name) => ['unit', 'e2e'].map((kind) => `${root}${name}/test-results/${kind}.json`));
for (const file of summaries) rmSync(file, { force: true });

const readResults = () => summaries.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const readFailures = () => readResults().flatMap(({ failures }) => failures);
const failedSteps = [];
for (const { name, targets } of steps) {
  await runStep(name, async () => {
    const failureCountBefore = readFailures().length;
    const { output, succeeded } = await runTargets(targets);
    if (!succeeded) failedSteps.push(name);
    // Failed tests are reported below. All other errors are in the output.
    if (!succeeded && readFailures().length === failureCountBefore)
      for (const line of extractFailureLines(output)) console.log(line);
    return succeeded;
  });
}
await runner.close();

const failures = readFailures();
for (const failure of failures) console.log(failure.split('\n').slice(0, 30).join('\n'));
const flakyTitles = readResults().flatMap((result) => result.flaky ?? []);
if (flakyTitles.length) {
  console.log(`${flakyTitles.length} passed only on the second attempt; fix the tests that are listed twice:`);
  for (const title of flakyTitles) console.log(`- ${title}`);
}
if (failedSteps.length) log(`failed: ${failedSteps.join(', ')}`);
log(`full log: ${runner.logPath}`);
const passedCount = readResults().reduce((sum, result) => sum + result.passed, 0);
const failedCount = failures.length || failedSteps.length;
console.log(`${passedCount} passed, ${failedCount} failed`);
process.exit(failedCount === 0 ? 0 : 1);
