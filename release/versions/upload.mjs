import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readVariants, writeWithVariants } from '../prerender/precompress.mjs';
import { integrityAlgorithm } from '../../scripts/rspack/integrity.mjs';
import { readBytes, root } from '../artifacts/artifacts.mjs';
import { forEachConcurrent, formatJson, readJson } from '../stores/store.mjs';

/**
 * Returns the path of a version's file list, which contains the hash of each file. The list is written last, so its
 * presence means that the version is complete.
 */
export const getManifestPath = (name, version) => `private/${name}/${version}/files.json`;

export const hashBytes = (bytes) =>
  `${integrityAlgorithm}-${createHash(integrityAlgorithm).update(bytes).digest('base64')}`;

/** The backend's files are not served to browsers. */
const isServed = (path) => !path.startsWith('backend/');

export async function findFileProblems(store, path, hash) {
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

/**
 * Uploads a version. A version's files never change: if the version already exists, intact files are kept.
 * @param {import('../artifacts/artifacts.mjs').Artifact} artifact
 */
export async function uploadVersion(store, { name, version, files, hidden }) {
  const { value: oldManifest } = await readJson(store, getManifestPath(name, version));
  const hashes = {};
  await forEachConcurrent(files, async ([path, file]) => {
    const bytes = readBytes(file);
    hashes[path] = hashBytes(bytes);
    const target = `${name}/${version}/${path}`;
    // Source maps may differ within a version; the released ones are kept.
    if (
      oldManifest &&
      (oldManifest.files[path] !== hashes[path] || (await findFileProblems(store, target, hashes[path])).length === 0)
    )
      return;
    await (isServed(target) ? writeWithVariants(store, target, bytes) : store.write(target, bytes));
  });
  if (oldManifest) return;
  await forEachConcurrent(hidden, ([path, file]) => store.write(`private/${name}/${version}/${path}`, readBytes(file)));
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  await store.write(getManifestPath(name, version), formatJson({ files: sorted }));
}

/** Uploads the Open Graph images. Their URLs do not change, because other sites cache them. */
export async function uploadOgImages(store) {
  const folder = join(root, 'release', 'dist', 'og');
  if (!existsSync(folder)) return;
  const hashesPath = 'private/pictures.json';
  const { value: oldHashes } = await readJson(store, hashesPath, {});
  const newHashes = Object.fromEntries(
    readdirSync(folder).map((file) => [file, hashBytes(readFileSync(join(folder, file)))]),
  );
  const changedFiles = Object.keys(newHashes).filter((file) => newHashes[file] !== oldHashes[file]);
  await forEachConcurrent(changedFiles, (file) => store.write(`og/${file}`, readFileSync(join(folder, file))));
  if (changedFiles.length > 0) await store.write(hashesPath, formatJson({ ...oldHashes, ...newHashes }));
}

export async function deleteVersion(store, name, version) {
  // Removes the list first, so that an incomplete version does not look complete.
  await store.remove(getManifestPath(name, version));
  for (const folder of [`${name}/${version}/`, `private/${name}/${version}/`])
    await forEachConcurrent(await store.list(folder), (path) => store.remove(path));
}
