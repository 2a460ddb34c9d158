/**
 * `npm run dev [-- mf-builder …]`: runs everything in watch mode. The shell and the named remotes (all by default)
 * hot-reload; the other remotes come from their last build; the backend is rebuilt and restarted.
 * `npm run dev -- mf-builder --shell URL`: runs only this remote, inside the released site at URL.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fail, readArguments } from './release/arguments.mjs';
import { devPorts } from './rspack/dev-ports.mjs';
import { ensurePackages, nx, root, run, say } from './setup.mjs';

const { names, shell } = readArguments({ values: ['shell'] });
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(`${root}${name}/package.json`));
const unknown = names.filter((name) => !remotes.includes(name));
if (unknown.length > 0) fail(`Unknown remote: ${unknown.join(', ')}. Available: ${remotes.join(', ')}.`);
const watched = names.length > 0 ? names : remotes;
const rspack = `${root}node_modules/@rspack/cli/bin/rspack.js`;

ensurePackages();
const children = [];
let waiting;
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
await (shell ? developAlone() : developAll());

async function developAll() {
  say('building changed packages …');
  run(...nx('run-many', '-t', 'build', '--output-style=static', '--parallel=2'));
  run('node', ['tools/site.mjs', '--without-pages']);

  const port = process.env.PORT ?? '4300';
  start('backend', 'node', [rspack, 'build', '--watch'], 'backend');
  // Runs from the root, which contains `.env` and the data and site folders.
  start('backend', 'node', ['--watch', '--enable-source-maps', 'backend/dist/main.js'], '', { PORT: port });
  for (const name of ['shell', ...watched]) serve(name, { DEV_REMOTES: watched.join(','), PORT: port });
  const page = `http://localhost:${devPorts.shell}`;
  sayWhen(`ready on ${page} (watching shell, ${watched.join(', ')}, backend)`, [
    `http://localhost:${port}/api/health/ready`,
    page,
  ]);
}

async function developAlone() {
  const site = URL.canParse(shell) ? new URL(shell).origin : '';
  if (names.length !== 1 || !site.startsWith('http'))
    fail('Usage: npm run dev -- NAME --shell URL (one remote and the URL of a released site)');
  const answer = await fetch(`${site}/remotes.json`).catch((error) =>
    fail(`${site} did not respond: ${error.message}`),
  );
  if (!answer.ok) fail(`${site} is not a released site: remotes.json returned ${answer.status}`);
  const [name] = names;
  const page = `http://localhost:${devPorts[name]}`;
  // Exits with the dev server (for example, if its port is taken), because nothing else is running.
  serve(name, { DEV_SITE: site }).on('exit', (code) => process.exit(code ?? 0));
  sayWhen(`ready on ${page} (${name} from here, all else from ${site})`, [`${page}/${name}/dev/entry.js`]);
}

function start(name, command, args, folder, env = {}) {
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

function serve(name, env) {
  return start(name, 'node', [rspack, 'serve'], name, { NODE_ENV: 'development', ...env });
}

function sayWhen(line, addresses) {
  const answers = async (url) => (await fetch(url).catch(() => undefined))?.ok;
  waiting = setInterval(async () => {
    for (const address of addresses) if (!(await answers(address))) return;
    clearInterval(waiting);
    say(line);
  }, 500);
}

function stop() {
  clearInterval(waiting);
  for (const child of children) child.kill('SIGTERM');
}
