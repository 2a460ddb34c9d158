import { getLoadedVersion } from './load-remote';
import { fetchRegistry, findRemote } from './registry';

/**
 * Reloads the page if a screen cannot be loaded because its version was replaced and its files are gone. At most once
 * per version. Returns true if it reloads.
 */
export async function reloadIfOutdated(path: string): Promise<boolean> {
  const registry = await fetchRegistry().catch(() => undefined);
  const remote = registry && findRemote(registry, path);
  const loadedVersion = remote && getLoadedVersion(remote.name);
  if (!remote || !loadedVersion || loadedVersion === remote.version) return false;
  const storageKey = `reloaded for ${remote.name} ${remote.version}`;
  if (sessionStorage.getItem(storageKey)) return false;
  sessionStorage.setItem(storageKey, new Date().toISOString());
  window.location.reload();
  return true;
}
