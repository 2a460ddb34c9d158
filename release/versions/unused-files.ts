/**
 * Deletes unused files: versions whose release was rejected or interrupted, and style sheets of previous pages. Such
 * files are kept for some days, because another process may be uploading them, or a browser may show an old page.
 * `private/unused.json` records since when each of them has been unused.
 */
import { frontEnds } from '../artifacts/front-end-artifact';
import { removeVariants } from '../prerender/precompress';
import { forEachConcurrent, formatJson, readJson, type Store } from '../stores/store';
import { pageHashesPath } from './activate';
import type { History } from './history';
import { findRegistryEntry, type Registry } from './registry';
import { deleteVersion, type FileHashes } from './upload';

/** Times by style sheet or version (`NAME/VERSION`). */
type UnusedSince = Record<string, string>;

const path = 'private/unused.json';
const dayInMs = 86_400_000;

async function findUnusedVersions(store: Store, name: string, history: History, registry: Registry) {
  const files = [...(await store.list(`${name}/`)), ...(await store.list(`private/${name}/`))];
  const storedVersions = new Set(files.map((file) => file.replace(/^private\//, '').split('/')[1]));
  const usedVersions = [...(history[name] ?? []), findRegistryEntry(registry, name)].map((release) => release?.version);
  return [...storedVersions]
    .filter((version) => version !== undefined && !usedVersions.includes(version))
    .map((version) => `${name}/${version}`);
}

export async function deleteUnusedFiles(
  store: Store,
  { history, registry }: { history: History; registry: Registry },
  days: number,
  now: number,
): Promise<void> {
  const { value: pageHashes } = await readJson<FileHashes, FileHashes>(store, pageHashesPath, {});
  const unusedStyleSheets = (await store.list('assets/page-')).filter(
    (file) => file.endsWith('.css') && !(file in pageHashes),
  );
  const names = [...frontEnds, 'backend'];
  const versions = await Promise.all(names.map((name) => findUnusedVersions(store, name, history, registry)));
  const { value: unusedBefore } = await readJson<UnusedSince, UnusedSince>(store, path, {});
  const unused: UnusedSince = Object.fromEntries(
    [...versions.flat(), ...unusedStyleSheets].map((file) => [file, unusedBefore[file] ?? new Date(now).toISOString()]),
  );
  const expiredFiles = Object.keys(unused).filter((file) => now - Date.parse(unused[file] ?? '') > days * dayInMs);
  await forEachConcurrent(expiredFiles, async (file) => {
    delete unused[file];
    const [name = '', version = ''] = file.split('/');
    if (!file.endsWith('.css')) return await deleteVersion(store, name, version);
    await store.remove(file);
    await removeVariants(store, file);
  });
  if (formatJson(unused) !== formatJson(unusedBefore)) await store.write(path, formatJson(unused));
}
