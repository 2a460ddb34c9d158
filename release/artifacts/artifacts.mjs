import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { computeIntegrity } from '../../scripts/rspack/integrity.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const { version: remoteContract } = JSON.parse(
  readFileSync(join(root, 'contracts/src/platform/remote-contract.json'), 'utf8'),
);

export const frontEnds = readdirSync(root).filter(
  (name) => /^(shell|mf-.+)$/.test(name) && existsSync(join(root, name, 'package.json')),
);

/**
 * A built package, ready for upload.
 * @typedef {object} Artifact
 * @property {string} name of its folder
 * @property {string} version hash of its content
 * @property {Map<string, string | Buffer>} files public files by path: their location or their content
 * @property {Map<string, string | Buffer>} hidden private files: source maps and the bundles that pages are rendered
 * with
 * @property {object} registryEntry
 */

export function listFiles(folder) {
  if (!existsSync(folder)) throw new Error(`${folder} does not exist: run "npm run build" first`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
    .sort();
}

export const readBytes = (file) => (typeof file === 'string' ? readFileSync(file) : file);

/** Returns a version computed from file contents. The same files have the same version wherever they are built. */
export function computeVersion(files, ...otherParts) {
  const hash = createHash('sha256');
  for (const [path, file] of files) hash.update(path).update(readBytes(file));
  return hash.update(JSON.stringify(otherParts)).digest('hex').slice(0, 16);
}

/** Rewrites the file URLs in the shell's page to the folder of this version. */
function rewriteShellUrls(page, files, version) {
  return page.replace(/(?<= (?:src|href)=")\/([^"]+)/g, (path, file) =>
    files.has(file) ? `/shell/${version}/${file}` : path,
  );
}

/**
 * Returns a front end's artifact from the build output of this checkout or another one.
 * @returns {Artifact}
 */
export function collectFrontEndArtifact(name, checkout = root) {
  const dist = join(checkout, name, 'dist');
  const { mounts, widgets = false } = JSON.parse(readFileSync(join(checkout, name, 'package.json'), 'utf8'));
  const distFiles = listFiles(dist).map((path) => [path, join(dist, path)]);
  const prerenderBundle = join(checkout, name, 'dist-node', 'prerender.cjs');
  const version = computeVersion(
    [...distFiles.filter(([path]) => !/\.map$/.test(path)), ['prerender.cjs', prerenderBundle]],
    mounts,
    widgets,
  );
  const files = new Map(distFiles.filter(([path]) => !/\.map$|^index\.html$/.test(path)));
  const hidden = new Map([...distFiles.filter(([path]) => /\.map$/.test(path)), ['prerender.cjs', prerenderBundle]]);
  if (name === 'shell') {
    const shellHtml = rewriteShellUrls(readFileSync(join(dist, 'index.html'), 'utf8'), files, version);
    return {
      name,
      version,
      files,
      hidden: hidden.set('index.html', Buffer.from(shellHtml)),
      registryEntry: { version, mounts },
    };
  }
  const entry = [...files.keys()].find((file) => /^entry\..*js$/.test(file));
  if (!entry) throw new Error(`${name} has no entry file`);
  const registryEntry = {
    name,
    entry: `/${name}/${version}/${entry}`,
    version,
    contract: remoteContract,
    mounts,
    widgets,
    integrity: { [entry]: computeIntegrity(join(dist, entry)) },
  };
  return { name, version, files, hidden, registryEntry };
}
