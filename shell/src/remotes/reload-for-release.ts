import { loadedVersion } from './load-remote';
import { fetchRegistry, remoteOf } from './registry';

/**
 * A screen that cannot be loaded may be one of a version that has been replaced, its files gone. Then the page is loaded
 * anew, once a version, and the answer is true.
 */
export async function reloadForRelease(path: string): Promise<boolean> {
  const registry = await fetchRegistry().catch(() => undefined);
  const remote = registry && remoteOf(registry, path);
  const began = remote && loadedVersion(remote.name);
  if (!remote || !began || began === remote.version) return false;
  const mark = `reloaded for ${remote.name} ${remote.version}`;
  if (sessionStorage.getItem(mark)) return false;
  sessionStorage.setItem(mark, new Date().toISOString());
  window.location.reload();
  return true;
}
