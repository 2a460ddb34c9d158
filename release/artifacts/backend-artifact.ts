import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@shortlist/scripts/process';
import { formatJson } from '../stores/store';
import { computeVersion, listFiles, type Artifact, type ArtifactFiles } from './artifact';
import { pruneLockfile, type Lockfile, type RootPackage } from './prune-lockfile';

interface WorkspacePackage extends RootPackage {
  license: string;
  engines: Record<string, string>;
  overrides: Record<string, string>;
}

const readJsonFile = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

/**
 * Returns the backend's artifact: the bundle, and a package.json and a lockfile with which `npm ci` installs its
 * run-time dependencies.
 */
export function collectBackendArtifact(): Artifact {
  const {
    version: packageVersion,
    license,
    engines,
    dependencies,
    overrides,
  } = readJsonFile<WorkspacePackage>('package.json');
  const name = 'shortlist-backend';
  const packageJson = {
    name,
    version: packageVersion,
    private: true,
    license,
    type: 'module',
    engines,
    dependencies,
    overrides,
  };
  // npm does not record overrides in a lockfile.
  const lockedRoot = { ...packageJson, private: undefined, type: undefined, overrides: undefined };
  const lock = pruneLockfile(readJsonFile<Lockfile>('package-lock.json'), lockedRoot);
  const dist = join(root, 'backend', 'dist');
  const files: ArtifactFiles = new Map<string, string | Buffer>([
    ...listFiles(dist).map((path): [string, string] => [`dist/${path}`, join(dist, path)]),
    ['package.json', Buffer.from(formatJson(packageJson))],
    ['package-lock.json', Buffer.from(formatJson(lock))],
  ]);
  // The bundle determines the source maps, so they are not part of the version hash.
  const version = computeVersion([...files].filter(([path]) => !/\.map$/.test(path)));
  return { name: 'backend', version, files, privateFiles: new Map(), registryEntry: { version } };
}
