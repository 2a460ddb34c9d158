/**
 * `npm start`: installs missing dependencies, builds everything that has changed, and serves the product until Ctrl-C.
 */
import { spawn } from 'node:child_process';
import { ensurePackages, nxCommand, root, run, log } from './setup.mjs';

ensurePackages();
log('building changed packages …');
run(...nxCommand('run-many', '-t', 'build', 'pictures', '--output-style=static', '--parallel=2'));
run('node', ['tools/assemble-site.mjs']);

const server = spawn('node', ['--enable-source-maps', 'backend/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { SITE_DIR: `${root}.site`, ...process.env },
});
// Ctrl-C reaches the server directly; a signal to this process only is forwarded. In both cases, the server exits
// first.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
