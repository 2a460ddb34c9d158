import type { Registry, RemoteEntry } from '@shortlist/contracts/platform/registry';
import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';

/** An error that affects only one area. */
export class AreaError extends Error {
  override name = 'AreaError';
}

/** A remote on a page. A prerendered page contains only the entry of its own area. */
export type PageRemote = RemoteEntry | Pick<RemoteEntry, 'name' | 'mounts' | 'widgets'>;
export interface PageRegistry {
  shell: Registry['shell'];
  remotes: PageRemote[];
}

/**
 * Fetches `remotes.json`. Bypasses the cache, because the registry changes with every release of a remote. Throws if
 * the registry cannot be read or is invalid.
 */
export async function fetchRegistry(): Promise<Registry> {
  const [response, { registrySchema }] = await Promise.all([
    fetch('/remotes.json', { cache: 'no-cache' }),
    import('@shortlist/contracts/platform/registry'),
  ]);
  if (!response.ok) throw new AreaError(`remotes.json responded with ${response.status}`);
  return registrySchema.parse(await response.json());
}

/** Finds the remote whose mount is the path's first segment. The mount '/' covers the home page only. */
export function findRemote<R extends PageRemote>(registry: { remotes: R[] }, path: string): R | undefined {
  const mount = `/${path.split('/')[1] ?? ''}`;
  return registry.remotes.find(({ mounts }) => mounts.includes(mount));
}

/**
 * Returns the URL of the remote's entry. Throws `AreaError` if the remote has a contract other than the shell's, or an
 * origin that is neither the page's nor trusted at build time.
 */
export function getTrustedEntryUrl(remote: RemoteEntry, pageOrigin: string, trustedOrigins: readonly string[]): URL {
  if (remote.contract !== remoteContractVersion) {
    throw new AreaError(`${remote.name} has contract ${remote.contract}, the shell has ${remoteContractVersion}`);
  }
  const url = new URL(remote.entry, pageOrigin);
  if (url.origin !== pageOrigin && !trustedOrigins.includes(url.origin)) {
    throw new AreaError(`${remote.name} comes from ${url.origin}, which is not allowed`);
  }
  return url;
}

/**
 * Returns the remote's entry. Fetches the current registry if the page does not contain the entry. Areas are released
 * separately, so a prerendered page of one area cannot contain the entries of other areas. Throws `AreaError` if the
 * registry no longer lists the remote.
 */
export async function resolveRemoteEntry(remote: PageRemote): Promise<RemoteEntry> {
  if ('entry' in remote) return remote;
  const { remotes } = await fetchRegistry();
  const entry = remotes.find(({ name }) => name === remote.name);
  if (!entry) throw new AreaError(`${remote.name} is no longer in the registry`);
  return entry;
}
