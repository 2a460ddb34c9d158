/**
 * `npm start`: installs missing dependencies, builds everything that has changed, and serves the product until Ctrl-C.
 * Starts the server again after a temporary failure, such as a full disk.
 */
import { spawn } from 'node:child_process';
import { ensurePackages, nxCommand, root, run, log } from './setup.mjs';

ensurePackages();
log('building changed packages …');
run(...nxCommand('run-many', '-t', 'build', 'pictures', '--output-style=static', '--parallel=2'));
run('node', ['scripts/assemble-site.mjs']);

/** Exit code of a server that ended with a temporary failure. */
const temporaryFailure = 75;
const retrySeconds = 10;

let server;
function startServer() {
  server = spawn('node', ['--enable-source-maps', 'backend/dist/main.js'], {
    cwd: root,
    stdio: 'inherit',
    env: { SITE_DIR: `${root}.site`, ...process.env },
  });
  server.on('exit', (code, signal) => {
    if (code !== temporaryFailure) process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    log(`restarting the server in ${retrySeconds} s (Ctrl-C stops it)`);
    setTimeout(startServer, retrySeconds * 1_000);
  });
}

// Ctrl-C reaches the server directly; a signal to this process only is forwarded. In both cases, the server exits
// first.
const isRunning = () => server.exitCode === null && server.signalCode === null;
process.on('SIGINT', () => isRunning() || process.exit(0));
process.on('SIGTERM', () => (isRunning() ? server.kill('SIGTERM') : process.exit(0)));
startServer();
