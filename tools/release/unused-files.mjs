/**
 * Unreferenced files: versions whose release was rejected or interrupted, and style sheets of previous pages. They are
 * kept for a while, because someone may be uploading or reading them. `private/unused.json` records since when each has
 * been unused.
 */
import { removeVariants } from '../prerender/precompress.mjs';
import { frontEnds } from './artifacts.mjs';
import { deleteVersion } from './upload.mjs';
import { findRegistryEntry } from './registry.mjs';
import { forEachConcurrent, formatJson, readJson } from './stores/store.mjs';
import { pageHashesPath } from './activate.mjs';

const path = 'private/unused.json';
const day = 86_400_000;

async function findUnusedVersions(store, name, history, registry) {
  const files = [...(await store.list(`${name}/`)), ...(await store.list(`private/${name}/`))];
  const found = new Set(files.map((file) => file.replace(/^private\//, '').split('/')[1]));
  const used = [...(history[name] ?? []), findRegistryEntry(registry, name)].map((line) => line?.version);
  return [...found].filter((version) => !used.includes(version)).map((version) => `${name}/${version}`);
}

export async function deleteUnusedFiles(store, { history, registry }, days, now) {
  const { value: drawn } = await readJson(store, pageHashesPath, {});
  const sheets = (await store.list('assets/page-')).filter((file) => file.endsWith('.css') && !(file in drawn));
  const names = [...frontEnds, 'backend'];
  const versions = await Promise.all(names.map((name) => findUnusedVersions(store, name, history, registry)));
  const { value: before } = await readJson(store, path, {});
  const unused = Object.fromEntries(
    [...versions.flat(), ...sheets].map((file) => [file, before[file] ?? new Date(now).toISOString()]),
  );
  const old = Object.keys(unused).filter((file) => now - Date.parse(unused[file]) > days * day);
  await forEachConcurrent(old, async (file) => {
    delete unused[file];
    if (!file.endsWith('.css')) return await deleteVersion(store, ...file.split('/'));
    await store.remove(file);
    await removeVariants(store, file);
  });
  if (formatJson(unused) !== formatJson(before)) await store.write(path, formatJson(unused));
}
