import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryEntry } from '../versions/registry';

/** Files by path: their location or their content. */
export type ArtifactFiles = Map<string, string | Buffer>;

/** A built package, ready for upload. */
export interface Artifact {
  /** Name of its folder. */
  name: string;
  /** Hash of its content. */
  version: string;
  files: ArtifactFiles;
  /** Private files: source maps and the bundles that pages are rendered with. */
  hidden: ArtifactFiles;
  registryEntry: RegistryEntry;
}

export const readBytes = (file: string | Buffer) => (typeof file === 'string' ? readFileSync(file) : file);

/** Returns the paths of all files below a folder, sorted. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} does not exist: build the part first`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
    .sort();
}

/** Returns a version computed from file contents. The same files have the same version wherever they are built. */
export function computeVersion(files: Iterable<[string, string | Buffer]>, ...otherParts: unknown[]): string {
  const hash = createHash('sha256');
  for (const [path, file] of files) hash.update(path).update(readBytes(file));
  return hash.update(JSON.stringify(otherParts)).digest('hex').slice(0, 16);
}

export const toRegistryEntries = (artifacts: Artifact[]) =>
  Object.fromEntries(artifacts.map(({ name, registryEntry }) => [name, registryEntry]));
