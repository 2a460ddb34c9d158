import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { integrityAlgorithm } from '@shortlist/scripts/rspack/integrity';
import { root } from '@shortlist/scripts/process';
import { readBytes, type Artifact } from '../artifacts/artifact';
import { readVariants, writeWithVariants } from '../prerender/precompress';
import { forEachConcurrent, formatJson, readJson, type Store } from '../stores/store';

export type FileHashes = Record<string, string>;
export interface Manifest {
  files: FileHashes;
}

/**
 * Returns the path of a version's list of files. The list is written last, so a version that has a list is complete.
 */
export const getManifestPath = (name: string, version: string) => `private/${name}/${version}/files.json`;

export const readManifest = async (store: Store, name: string, version: string) =>
  (await readJson<Manifest>(store, getManifestPath(name, version))).value;

export const hashBytes = (bytes: Buffer | string) =>
  `${integrityAlgorithm}-${createHash(integrityAlgorithm).update(bytes).digest('base64')}`;

/** The backend's files are not served to browsers. */
const isServed = (path: string) => !path.startsWith('backend/');

export async function findFileProblems(store: Store, path: string, hash: string): Promise<string[]> {
  const file = await store.read(path);
  if (!file) return [`${path} is missing`];
  const variants = isServed(path) ? await readVariants(store, path, file.bytes) : [];
  return [
    ...(hashBytes(file.bytes) === hash ? [] : [`${path} was changed`]),
    ...variants
      .filter(([, bytes]) => !bytes || hashBytes(bytes) !== hash)
      .map(([name]) => `${name} is missing or was changed`),
  ];
}

/** Uploads a version. If the version already exists, uploads only files that are missing or damaged. */
export async function uploadVersion(
  store: Store,
  { name, version, files, privateFiles }: Omit<Artifact, 'registryEntry'>,
): Promise<void> {
  const oldManifest = await readManifest(store, name, version);
  const hashes: FileHashes = {};
  await forEachConcurrent(files, async ([path, file]) => {
    const bytes = readBytes(file);
    const hash = hashBytes(bytes);
    hashes[path] = hash;
    const target = `${name}/${version}/${path}`;
    // Source maps may differ from the released source maps of the same version, which are kept.
    if (oldManifest && (oldManifest.files[path] !== hash || (await findFileProblems(store, target, hash)).length === 0))
      return;
    await (isServed(target) ? writeWithVariants(store, target, bytes) : store.write(target, bytes));
  });
  if (oldManifest) return;
  await forEachConcurrent(privateFiles, ([path, file]) =>
    store.write(`private/${name}/${version}/${path}`, readBytes(file)),
  );
  const sortedHashes = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  await store.write(getManifestPath(name, version), formatJson({ files: sortedHashes }));
}

/** Uploads the Open Graph images. Their URLs are the same in every version, because other sites cache them. */
export async function uploadOgImages(store: Store): Promise<void> {
  const folder = join(root, 'release', 'dist', 'og');
  if (!existsSync(folder)) return;
  const hashesPath = 'private/pictures.json';
  const { value: oldHashes } = await readJson<FileHashes, FileHashes>(store, hashesPath, {});
  const newHashes = Object.fromEntries(
    readdirSync(folder).map((file) => [file, hashBytes(readFileSync(join(folder, file)))]),
  );
  const changedFiles = Object.keys(newHashes).filter((file) => newHashes[file] !== oldHashes[file]);
  await forEachConcurrent(changedFiles, (file) => store.write(`og/${file}`, readFileSync(join(folder, file))));
  if (changedFiles.length > 0) await store.write(hashesPath, formatJson({ ...oldHashes, ...newHashes }));
}

export async function deleteVersion(store: Store, name: string, version: string): Promise<void> {
  // The list is removed first, so that an incomplete version does not look complete.
  await store.remove(getManifestPath(name, version));
  for (const folder of [`${name}/${version}/`, `private/${name}/${version}/`])
    await forEachConcurrent(await store.list(folder), (path) => store.remove(path));
}
