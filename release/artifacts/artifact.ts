import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryEntry } from '../versions/registry';

/** Files by path. A string is the location of the file, a Buffer its content. */
export type ArtifactFiles = Map<string, string | Buffer>;

export interface Artifact {
  name: string;
  /** Hash of its content. */
  version: string;
  files: ArtifactFiles;
  /** Files that are not served: source maps and the bundles that render pages. */
  privateFiles: ArtifactFiles;
  registryEntry: RegistryEntry;
}

export const readBytes = (file: string | Buffer) => (typeof file === 'string' ? readFileSync(file) : file);

export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} does not exist: build the part first`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
    .sort();
}

/** Computes a version from file contents, so that the same files have the same version wherever they are built. */
export function computeVersion(files: Iterable<[string, string | Buffer]>, ...otherParts: unknown[]): string {
  const hash = createHash('sha256');
  for (const [path, file] of files) hash.update(path).update(readBytes(file));
  return hash.update(JSON.stringify(otherParts)).digest('hex').slice(0, 16);
}

export const toRegistryEntries = (artifacts: Artifact[]) =>
  Object.fromEntries(artifacts.map(({ name, registryEntry }) => [name, registryEntry]));
