import type { Store } from '../stores/store';
import { activateVersions, type ActivateOptions } from './activate';
import { findPreviousRelease, readHistory, recordRollback } from './history';
import { findRegistryEntry, readRegistry } from './registry';
import { readManifest } from './upload';

interface Rollback {
  version: string;
  replacedVersion: string;
}

/**
 * Activates the previous version of a part, or a specific version. Throws before anything changes if the version does
 * not exist or its files were deleted.
 */
export async function rollBack(
  store: Store,
  name: string,
  version?: string,
  options?: ActivateOptions,
): Promise<Rollback> {
  const { value: registry } = await readRegistry(store);
  const current = findRegistryEntry(registry, name)?.version;
  if (!current) throw new Error(`${name} has not been released to ${store.name}`);
  const history = await readHistory(store);
  const release = version
    ? history[name]?.find((candidate) => candidate.version === version)
    : findPreviousRelease(history, name, current);
  if (!release) throw new Error(`${store.name} contains no ${version ?? `version before ${current}`} of ${name}`);
  if (!(await readManifest(store, name, release.version)))
    throw new Error(`the files of ${name} ${release.version} have been deleted`);
  const { line: registryEntry } = release;
  await activateVersions(store, { [name]: registryEntry }, options);
  await recordRollback(store, name, release.version);
  return { version: release.version, replacedVersion: current };
}
