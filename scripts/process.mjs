/** Output and processes of the scripts. Uses only plain Node, because it runs before any package is installed. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Clears the current line of a terminal, which may show the running step. */
export const clearLine = process.stdout.isTTY ? '\r\x1b[K' : '';

export const log = (line) => console.log(`${clearLine}shortlist: ${line}`);

/** Runs a command and shows its output. If the command fails, exits with its exit code. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

export const nxCommand = (...args) => ['node', ['node_modules/nx/dist/bin/nx.js', ...args]];
