import { getLoadedVersion } from './load-remote';
import { fetchRegistry, findRemote } from './registry';

/**
 * Reloads the page if another version has replaced the area at a path, because the files of the loaded version may have
 * been deleted. Reloads at most once per version. Returns whether the page reloads.
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
