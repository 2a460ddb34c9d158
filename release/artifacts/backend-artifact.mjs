import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pruneLockfile } from './prune-lockfile.mjs';
import { listFiles, root, computeVersion } from './artifacts.mjs';
import { formatJson } from '../stores/store.mjs';

const readJsonFile = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * Returns the backend artifact: the bundle, plus a package.json and a lockfile with its run-time dependencies, for `npm
 * ci --omit=dev`.
 * @returns {import('./artifacts.mjs').Artifact}
 */
export function collectBackendArtifact() {
  const { version: packageVersion, license, engines, dependencies, overrides } = readJsonFile('package.json');
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
  const lock = pruneLockfile(readJsonFile('package-lock.json'), {
    ...packageJson,
    private: undefined,
    type: undefined,
    overrides: undefined,
  });
  const dist = join(root, 'backend', 'dist');
  const files = new Map([
    ...listFiles(dist).map((path) => [`dist/${path}`, join(dist, path)]),
    ['package.json', Buffer.from(formatJson(packageJson))],
    ['package-lock.json', Buffer.from(formatJson(lock))],
  ]);
  // The bundle determines the source maps, so they are not part of the version hash.
  const version = computeVersion([...files].filter(([path]) => !/\.map$/.test(path)));
  return { name: 'backend', version, files, hidden: new Map(), registryEntry: { version } };
}
