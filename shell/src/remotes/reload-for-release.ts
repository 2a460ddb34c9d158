import { loadedVersion } from './load-remote';
import { fetchRegistry, remoteOf } from './registry';

/**
 * Reloads the page if a screen cannot be loaded because its version was replaced and its files are gone. At most once
 * per version. Returns true if it reloads.
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
