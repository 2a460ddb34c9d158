import { execFileSync } from 'node:child_process';
import { log, nxCommand, root, run } from '@shortlist/scripts/process';

export function buildParts(names: string[]): void {
  log(`building ${names.join(', ')} …`);
  // The backend of this checkout answers requests during verification and provides the data of public pages.
  const projects = [...new Set([...names, 'backend'])].join(',');
  run(...nxCommand('run-many', '-t', 'build', `--projects=${projects}`, '--output-style=static', '--parallel=2'));
  if (names.includes('shell')) run(...nxCommand('run', 'release:pictures', '--output-style=static'));
}

/** Returns the commit of this checkout, with a plus sign if files have uncommitted changes. */
export function describeCommit(): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return git('rev-parse', '--short', 'HEAD').trim() + (git('status', '--porcelain') ? '+' : '');
  } catch {
    // Not a git clone.
    return undefined;
  }
}
