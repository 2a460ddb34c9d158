import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { log, root } from '@shortlist/scripts/process';
import { forEachConcurrent, type Store } from '../stores/store';
import { readRegistry } from './registry';
import { hashBytes, readManifest } from './upload';

/**
 * Downloads a version of the backend to `.run/`, by default the version in use, and installs the packages that it was
 * released with. Returns the folder. A failed download leaves no folder.
 */
export async function fetchBackend(store: Store, version?: string): Promise<string> {
  const selectedVersion = version ?? (await readRegistry(store)).value.backend?.version;
  if (!selectedVersion)
    throw new Error(`${store.name} contains no backend: release it with npm run release -- backend --to ${store.name}`);
  const targetFolder = join(root, '.run', selectedVersion);
  if (existsSync(targetFolder)) return targetFolder;
  log(`downloading the backend ${selectedVersion} …`);
  const temporaryFolder = `${targetFolder}.${process.pid}.new`;
  try {
    await downloadVersion(store, selectedVersion, temporaryFolder);
    installPackages(temporaryFolder);
    // Another process may have downloaded the backend in the meantime.
    await rename(temporaryFolder, targetFolder).catch((error: unknown) => {
      if (!existsSync(targetFolder)) throw error;
    });
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
  return targetFolder;
}

async function downloadVersion(store: Store, version: string, targetFolder: string): Promise<void> {
  const manifest = await readManifest(store, 'backend', version);
  if (!manifest) throw new Error(`${store.name} does not contain backend ${version}`);
  await forEachConcurrent(Object.entries(manifest.files), async ([path, hash]) => {
    const file = await store.read(`backend/${version}/${path}`);
    if (!file || hashBytes(file.bytes) !== hash)
      throw new Error(`backend/${version}/${path} is missing or was changed since its release`);
    await mkdir(dirname(join(targetFolder, path)), { recursive: true });
    await writeFile(join(targetFolder, path), file.bytes);
  });
}

function installPackages(folder: string): void {
  const args = ['ci', '--omit=dev', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`npm could not install the packages of the backend in ${folder}`);
}
