import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Runs HTTP specs of the backend and prints a verdict.
 * @param statement what is proven if the tests pass; printed with the result
 * @param files paths under backend/test, without extension
 * @param titles runs only tests whose titles match; all by default
 */
export function runBackendSpecs(
  statement: string,
  files: string[],
  { titles, env }: { titles?: RegExp; env?: NodeJS.ProcessEnv } = {},
): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-stress-'));
  const report = join(folder, 'report.json');
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/.bin/jest'),
      ...['--selectProjects', 'http', '-w', '1', '--json', '--outputFile', report],
      ...(titles ? ['-t', titles.source] : []),
      ...files.map((file) => `test/${file}\\.spec`),
    ],
    { cwd: join(root, 'backend'), env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number };
  rmSync(folder, { recursive: true });
  const isGood = status === 0 && numPassedTests > 0;
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${statement} (${numPassedTests} tests)`);
  return isGood;
}
