/**
 * `node scripts/run-backend.mjs --from TARGET`: downloads the target's current backend to `.run/`, installs the
 * packages that it was released with, and starts it.
 * - `--version VERSION` selects another version.
 * - `--only-bring` downloads the backend and prints its folder, but does not start it.
 * - `--program NAME -- ARGUMENTS` runs another program of the backend, such as `--program admin-cli -- migrate`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { exitWithError, exitWithUsage, readArguments } from '@shortlist/scripts/arguments';
import { openStore } from '../stores/open-store';
import { fetchBackend } from '../versions/fetch-backend';

const usage =
  'node scripts/run-backend.mjs --from TARGET [--version VERSION] [--only-bring | --program NAME -- ARGUMENTS]';
const { values, names, rest } = readArguments(usage, {
  from: { type: 'string' },
  version: { type: 'string' },
  program: { type: 'string', default: 'main' },
  'only-bring': { type: 'boolean' },
});
if (!values.from || names.length > 0) exitWithUsage(usage);
const folder = await fetchBackend(await openStore(values.from), values.version).catch((error: Error) =>
  exitWithError(error.message),
);

if (values['only-bring']) console.log(folder);
else startProgram(join(folder, 'dist', `${values.program}.js`), rest);

/** Runs a program in the current folder, which contains `.env`, the data and the site. */
function startProgram(file: string, args: string[]): void {
  const server = spawn('node', ['--enable-source-maps', file, ...args], { stdio: 'inherit' });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
}
