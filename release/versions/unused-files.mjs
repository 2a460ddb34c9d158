/**
 * Unreferenced files: versions whose release was rejected or interrupted, and style sheets of previous pages. They are
 * kept for a while, because someone may be uploading or reading them. `private/unused.json` records since when each has
 * been unused.
 */
import { removeVariants } from '../prerender/precompress.mjs';
import { frontEnds } from '../artifacts/artifacts.mjs';
import { deleteVersion } from './upload.mjs';
import { findRegistryEntry } from './registry.mjs';
import { forEachConcurrent, formatJson, readJson } from '../stores/store.mjs';
import { pageHashesPath } from './activate.mjs';

const path = 'private/unused.json';
const dayInMs = 86_400_000;

async function findUnusedVersions(store, name, history, registry) {
  const files = [...(await store.list(`${name}/`)), ...(await store.list(`private/${name}/`))];
  const storedVersions = new Set(files.map((file) => file.replace(/^private\//, '').split('/')[1]));
  const usedVersions = [...(history[name] ?? []), findRegistryEntry(registry, name)].map((release) => release?.version);
  return [...storedVersions]
    .filter((version) => !usedVersions.includes(version))
    .map((version) => `${name}/${version}`);
}

export async function deleteUnusedFiles(store, { history, registry }, days, now) {
  const { value: pageHashes } = await readJson(store, pageHashesPath, {});
  const unusedStyleSheets = (await store.list('assets/page-')).filter(
    (file) => file.endsWith('.css') && !(file in pageHashes),
  );
  const names = [...frontEnds, 'backend'];
  const versions = await Promise.all(names.map((name) => findUnusedVersions(store, name, history, registry)));
  const { value: unusedBefore } = await readJson(store, path, {});
  const unused = Object.fromEntries(
    [...versions.flat(), ...unusedStyleSheets].map((file) => [file, unusedBefore[file] ?? new Date(now).toISOString()]),
  );
  const expiredFiles = Object.keys(unused).filter((file) => now - Date.parse(unused[file]) > days * dayInMs);
  await forEachConcurrent(expiredFiles, async (file) => {
    delete unused[file];
    if (!file.endsWith('.css')) return await deleteVersion(store, ...file.split('/'));
    await store.remove(file);
    await removeVariants(store, file);
  });
  if (formatJson(unused) !== formatJson(unusedBefore)) await store.write(path, formatJson(unused));
}
