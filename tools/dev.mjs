/**
 * `npm run dev [-- mf-builder …]`: everything in watch mode. The shell and the named remotes (all, if none is named)
 * update in the open page; the other remotes come from their last build; the backend is built and started anew.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { devPorts } from './rspack/dev-ports.mjs';
import { ensurePackages, nx, root, run, say } from './setup.mjs';

ensurePackages();
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(`${root}${name}/package.json`));
const named = process.argv.slice(2);
const unknown = named.filter((name) => !remotes.includes(name));
if (unknown.length > 0) {
  say(`no such remote: ${unknown.join(', ')}. There are ${remotes.join(', ')}.`);
  process.exit(1);
}
const watched = named.length > 0 ? named : remotes;

say('building what has changed …');
run(...nx('run-many', '-t', 'build', '--output-style=static', '--parallel=2'));
run('node', ['tools/site.mjs', '--without-pages']);

const port = process.env.PORT ?? '4300';
const children = [];

/** Starts one part; its lines are told apart by its name. */
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
}

const rspack = `${root}node_modules/@rspack/cli/bin/rspack.js`;
const development = { NODE_ENV: 'development', DEV_REMOTES: watched.join(','), PORT: port };
start('backend', 'node', [rspack, 'build', '--watch'], 'backend');
// From the root, where `.env` lies and the folders for data and site are.
start('backend', 'node', ['--watch', '--enable-source-maps', 'backend/dist/main.js'], '', { PORT: port });
for (const name of ['shell', ...watched]) start(name, 'node', [rspack, 'serve'], name, development);

const page = `http://localhost:${devPorts.shell}`;
const answers = async (url) => (await fetch(url).catch(() => undefined))?.ok;
const ready = setInterval(async () => {
  if (!(await answers(`http://localhost:${port}/api/health/ready`)) || !(await answers(page))) return;
  clearInterval(ready);
  say(`ready on ${page} (watching shell, ${watched.join(', ')}, backend)`);
}, 500);

function stop() {
  clearInterval(ready);
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
