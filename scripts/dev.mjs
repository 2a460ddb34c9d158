/**
 * - `npm run dev [-- mf-builder …]` runs the product in watch mode. The shell and the named remotes, by default all,
 *   reload after a change, and the backend is rebuilt and restarted. Other remotes come from their last build.
 * - `npm run dev -- mf-builder --shell URL` runs only this remote, inside the released site at URL.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { exitWithError, exitWithUsage, readArguments } from './arguments.mjs';
import { remotes } from './remotes.mjs';
import { devPorts } from './rspack/dev-ports.mjs';
import { nxCommand, root, run, log } from './process.mjs';
import { ensurePackages } from './setup.mjs';

const usage = 'npm run dev [-- NAME…] | npm run dev -- NAME --shell URL (one remote within the released site at URL)';
const { names, values } = readArguments(usage, { shell: { type: 'string' } });
const shellUrl = values.shell;
const unknownNames = names.filter((name) => !remotes.includes(name));
if (unknownNames.length > 0)
  exitWithError(`unknown remote ${unknownNames.join(', ')}: choose from ${remotes.join(', ')}`, 2);
const watchedRemotes = names.length > 0 ? names : remotes;
const rspack = `${root}node_modules/@rspack/cli/bin/rspack.js`;

ensurePackages();
const children = [];
let readinessTimer;
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
await (shellUrl ? runSingleRemote() : runAll());

async function runAll() {
  log('building changed packages …');
  run(...nxCommand('run-many', '-t', 'build', '--output-style=static', '--parallel=2'));
  run('node', ['scripts/assemble-site.mjs', '--without-pages']);

  const port = process.env.PORT ?? '4300';
  startProcess('backend', 'node', [rspack, 'build', '--watch'], 'backend');
  // Runs in the root, which contains `.env`, the data and the site.
  startProcess('backend', 'node', ['--watch', '--enable-source-maps', 'backend/dist/main.js'], '', { PORT: port });
  for (const name of ['shell', ...watchedRemotes])
    startDevServer(name, { DEV_REMOTES: watchedRemotes.join(','), PORT: port });
  const page = `http://localhost:${devPorts.shell}`;
  logWhenReady(`ready on ${page} (watching shell, ${watchedRemotes.join(', ')}, backend)`, [
    `http://localhost:${port}/api/health/ready`,
    page,
  ]);
}

async function runSingleRemote() {
  const siteOrigin = URL.canParse(shellUrl) ? new URL(shellUrl).origin : '';
  if (names.length !== 1 || !siteOrigin.startsWith('http')) exitWithUsage(usage);
  const response = await fetch(`${siteOrigin}/remotes.json`).catch((error) =>
    exitWithError(`${siteOrigin} did not respond: ${error.message}`),
  );
  if (!response.ok) exitWithError(`${siteOrigin} is not a released site: remotes.json returned ${response.status}`);
  const [name] = names;
  const page = `http://localhost:${devPorts[name]}`;
  // Nothing else is running, so this process exits when the dev server does.
  startDevServer(name, { DEV_SITE: siteOrigin }).on('exit', (code) => process.exit(code ?? 0));
  logWhenReady(`ready on ${page} (${name} of this checkout, everything else of ${siteOrigin})`, [
    `${page}/${name}/dev/entry.js`,
  ]);
}

function startProcess(name, command, args, folder, env = {}) {
  const child = spawn(command, args, {
    cwd: `${root}${folder}`,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => line.trim() && console.log(`${name.padEnd(13)} ${line}`));
  }
  children.push(child);
  return child;
}

function startDevServer(name, env) {
  return startProcess(name, 'node', [rspack, 'serve'], name, { NODE_ENV: 'development', ...env });
}

function logWhenReady(line, addresses) {
  const isResponding = async (url) => (await fetch(url).catch(() => undefined))?.ok;
  readinessTimer = setInterval(async () => {
    for (const address of addresses) if (!(await isResponding(address))) return;
    clearInterval(readinessTimer);
    log(line);
  }, 500);
}

function stopAll() {
  clearInterval(readinessTimer);
  for (const child of children) child.kill('SIGTERM');
}
