/**
 * `node tools/run-backend.mjs --from TARGET [--program NAME]`: brings the backend that is in use in a target into `.run/`, with
 * the packages that it was released with, and starts it. With `--version VERSION` another one; with `--only-bring` it is
 * brought, not started, and its folder is printed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fail, readArguments } from './release/arguments.mjs';
import { hashOf, listPath } from './release/put.mjs';
import { readRegistry } from './release/registry.mjs';
import { eachOf, openStore, readJson } from './release/stores/store.mjs';
import { root, say } from './setup.mjs';

const options = readArguments({ values: ['from', 'version', 'program'], flags: ['only-bring'] });
if (!options.from) fail('node tools/run-backend.mjs --from TARGET');
const store = await openStore(options.from);
const version = options.version ?? (await readRegistry(store)).value.backend?.version;
if (!version) fail(`${options.from} has no backend: npm run release -- backend --to ${options.from}`);
const folder = join(root, '.run', version);
if (!existsSync(folder)) await bring();

if (options['only-bring']) console.log(folder);
else start(join(folder, 'dist', `${options.program ?? 'main'}.js`));

/** Beside its place first: a folder that is there is whole. */
async function bring() {
  say(`bringing the backend ${version} …`);
  const fresh = `${folder}.${process.pid}.new`;
  const { value: list } = await readJson(store, listPath('backend', version));
  if (!list) fail(`${options.from} has no backend ${version}`);
  await eachOf(Object.entries(list.files), async ([path, hash]) => {
    const found = await store.read(`backend/${version}/${path}`);
    if (!found || hashOf(found.bytes) !== hash) fail(`backend/${version}/${path} is not as it was released`);
    await mkdir(dirname(join(fresh, path)), { recursive: true });
    await writeFile(join(fresh, path), found.bytes);
  });
  const args = ['ci', '--omit=dev', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: fresh, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) fail('npm could not install what the backend runs with');
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }));
}

/** In this folder, where `.env` lies and the folders for data and site are. */
function start(program) {
  const server = spawn('node', ['--enable-source-maps', program], { stdio: 'inherit' });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
}
