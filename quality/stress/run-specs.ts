import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface SpecOptions {
  titles?: RegExp;
  env?: NodeJS.ProcessEnv;
}

/** Runs specs of the backend's HTTP API (see `runSpecs`). `files` are paths in backend/test. */
export const runBackendSpecs = (statement: string, files: string[], options?: SpecOptions): boolean =>
  runSpecs(
    statement,
    'backend',
    files.map((file) => `test/${file}`),
    options,
  );

/**
 * Runs specs of a package and prints the result.
 * @param statement the claim that the tests prove, printed with the result
 * @param files paths in the package, without extension
 */
export function runSpecs(
  statement: string,
  packageFolder: 'backend' | 'quality',
  files: string[],
  { titles, env }: SpecOptions = {},
): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-stress-'));
  const report = join(folder, 'report.json');
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/.bin/jest'),
      ...['-w', '1', '--json', '--outputFile', report],
      ...(titles ? ['-t', titles.source] : []),
      ...files.map((file) => `/${packageFolder}/${file}\\.spec`),
    ],
    {
      cwd: join(root, packageFolder),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    },
  );
  const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number };
  rmSync(folder, { recursive: true });
  const isGood = status === 0 && numPassedTests > 0;
  if (!isGood) console.error(stderr);
  const seconds = Math.round((performance.now() - start) / 1_000);
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${statement} (${numPassedTests} tests, ${seconds} s)`);
  return isGood;
}
