import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPacked, writePacked } from '../pages/compress.mjs';
import { algorithm } from '../rspack/integrity.mjs';
import { bytesOf, root } from './packages.mjs';
import { eachOf, json, readJson } from './stores/store.mjs';

/**
 * Returns the path of a version's file list, which contains the hash of each file. The list is written last, so its
 * presence means that the version is complete.
 */
export const listPath = (name, version) => `private/${name}/${version}/files.json`;

export const hashOf = (bytes) => `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** The backend's files are not served to browsers. */
const isSent = (path) => !path.startsWith('backend/');

export async function faultsOf(store, path, hash) {
  const found = await store.read(path);
  if (!found) return [`${path} is missing`];
  const beside = isSent(path) ? await readPacked(store, path, found.bytes) : [];
  return [
    ...(hashOf(found.bytes) === hash ? [] : [`${path} was changed`]),
    ...beside
      .filter(([, bytes]) => !bytes || hashOf(bytes) !== hash)
      .map(([name]) => `${name} is missing or was changed`),
  ];
}

/**
 * Uploads a version. A version's files never change: if the version already exists, intact files are kept.
 * @param {import('./artifacts.mjs').Artifact} built
 */
export async function putVersion(store, { name, version, files, hidden }) {
  const { value: before } = await readJson(store, listPath(name, version));
  const hashes = {};
  await eachOf(files, async ([path, file]) => {
    const bytes = bytesOf(file);
    hashes[path] = hashOf(bytes);
    const target = `${name}/${version}/${path}`;
    // Source maps may differ within a version; the released ones are kept.
    if (before && (before.files[path] !== hashes[path] || (await faultsOf(store, target, hashes[path])).length === 0))
      return;
    await (isSent(target) ? writePacked(store, target, bytes) : store.write(target, bytes));
  });
  if (before) return;
  await eachOf(hidden, ([path, file]) => store.write(`private/${name}/${version}/${path}`, bytesOf(file)));
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  await store.write(listPath(name, version), json({ files: sorted }));
}

/** Uploads the Open Graph images. Their URLs do not change, because other sites cache them. */
export async function putPictures(store) {
  const folder = join(root, 'tools', 'dist', 'og');
  if (!existsSync(folder)) return;
  const list = 'private/pictures.json';
  const { value: before } = await readJson(store, list, {});
  const now = Object.fromEntries(readdirSync(folder).map((file) => [file, hashOf(readFileSync(join(folder, file)))]));
  const changed = Object.keys(now).filter((file) => now[file] !== before[file]);
  await eachOf(changed, (file) => store.write(`og/${file}`, readFileSync(join(folder, file))));
  if (changed.length > 0) await store.write(list, json({ ...before, ...now }));
}

export async function removeVersion(store, name, version) {
  // Removes the list first, so that an incomplete version does not look complete.
  await store.remove(listPath(name, version));
  for (const folder of [`${name}/${version}/`, `private/${name}/${version}/`])
    await eachOf(await store.list(folder), (path) => store.remove(path));
}
