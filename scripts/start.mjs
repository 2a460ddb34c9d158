/**
 * `npm start [-- --verbose]`: installs missing dependencies, builds everything that has changed, and serves the product
 * until Ctrl-C. `--verbose` shows the output of every step. After a temporary failure, such as a full disk, starts the
 * server again.
 */
import { spawn } from 'node:child_process';
import { readArguments } from './arguments.mjs';
import { nxCommand, root, log } from './process.mjs';
import { ensurePackages } from './setup.mjs';
import { CommandRunner, extractFailureLines, runStep } from './steps.mjs';

const { values } = readArguments('npm start [-- --verbose]', { verbose: { type: 'boolean' } });
const runner = new CommandRunner('start.log', { isVerbose: values.verbose });

async function runCommandStep(name, command) {
  let result;
  if (await runStep(name, async () => (result = await runner.run(...command)).succeeded)) return;
  for (const line of extractFailureLines(result.output)) console.error(line);
  log(`full log: ${runner.logPath}`);
  process.exit(1);
}

await runStep('dependencies', ensurePackages);
await runCommandStep(
  'builds',
  nxCommand('run-many', '-t', 'build', 'pictures', '--output-style=static', '--parallel=2'),
);
await runCommandStep('site', ['node', ['scripts/assemble-site.mjs']]);
await runner.close();

const temporaryFailureCode = 75;
const retrySeconds = 10;

let server;
function startServer() {
  server = spawn('node', ['--enable-source-maps', 'backend/dist/main.js'], {
    cwd: root,
    stdio: 'inherit',
    env: { SITE_DIR: `${root}.site`, ...process.env },
  });
  server.on('exit', (code, signal) => {
    if (code !== temporaryFailureCode) process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    log(`restarting the server in ${retrySeconds} s (Ctrl-C stops it)`);
    setTimeout(startServer, retrySeconds * 1_000);
  });
}

// Ctrl-C also sends SIGINT to the server, but other signals must be forwarded. This process waits for the server to
// exit.
const isRunning = () => server.exitCode === null && server.signalCode === null;
process.on('SIGINT', () => isRunning() || process.exit(0));
process.on('SIGTERM', () => (isRunning() ? server.kill('SIGTERM') : process.exit(0)));
startServer();
