/**
 * `node scripts/run-backend.mjs --from TARGET`: downloads the backend in use in a target to `.run/`, installs the
 * packages that it was released with, and starts it.
 * - `--version VERSION` selects another version.
 * - `--only-bring` only downloads it and prints its folder.
 * - `--program NAME -- ARGUMENTS` runs another of its programs, such as `--program admin-cli -- migrate`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exitWithError, exitWithUsage, readArguments } from './arguments.mjs';
import { hashBytes, getManifestPath } from '../release/versions/upload.mjs';
import { readRegistry } from '../release/versions/registry.mjs';
import { forEachConcurrent, openStore, readJson } from '../release/stores/store.mjs';
import { root, log } from './setup.mjs';

const usage =
  'node scripts/run-backend.mjs --from TARGET [--version VERSION] [--only-bring | --program NAME -- ARGUMENTS]';
const { values, names, rest } = readArguments(usage, {
  from: { type: 'string' },
  version: { type: 'string' },
  program: { type: 'string', default: 'main' },
  'only-bring': { type: 'boolean' },
});
const { from, version, program } = values;
if (!from || names.length > 0) exitWithUsage(usage);
const folder = await ensureBackend().catch((error) => exitWithError(error.message));

if (values['only-bring']) console.log(folder);
else startProgram(join(folder, 'dist', `${program}.js`), rest);

async function ensureBackend() {
  const store = await openStore(from);
  const selectedVersion = version ?? (await readRegistry(store)).value.backend?.version;
  if (!selectedVersion)
    throw new Error(`${from} contains no backend; release it with npm run release -- backend --to ${from}`);
  const targetFolder = join(root, '.run', selectedVersion);
  if (existsSync(targetFolder)) return targetFolder;
  log(`downloading the backend ${selectedVersion} …`);
  // Downloads to a temporary folder first, so that an existing folder is always complete.
  const temporaryFolder = `${targetFolder}.${process.pid}.new`;
  try {
    await downloadBackend(store, selectedVersion, temporaryFolder);
    // Another process may have downloaded the backend in the meantime.
    await rename(temporaryFolder, targetFolder).catch((error) => {
      if (!existsSync(targetFolder)) throw error;
    });
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
  return targetFolder;
}

async function downloadBackend(store, selectedVersion, targetFolder) {
  const { value: manifest } = await readJson(store, getManifestPath('backend', selectedVersion));
  if (!manifest) throw new Error(`${from} has no backend ${selectedVersion}`);
  await forEachConcurrent(Object.entries(manifest.files), async ([path, hash]) => {
    const file = await store.read(`backend/${selectedVersion}/${path}`);
    if (!file || hashBytes(file.bytes) !== hash)
      throw new Error(`backend/${selectedVersion}/${path} is not as it was released`);
    await mkdir(dirname(join(targetFolder, path)), { recursive: true });
    await writeFile(join(targetFolder, path), file.bytes);
  });
  const args = ['ci', '--omit=dev', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: targetFolder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('npm could not install the packages that the backend needs');
}

/** Runs in the current folder, which contains `.env` and the data and site folders. */
function startProgram(file, args) {
  const server = spawn('node', ['--enable-source-maps', file, ...args], { stdio: 'inherit' });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
}
