import type { Registry, RemoteEntry } from '@shortlist/contracts/platform/registry';
import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';

/** Why an area cannot be shown. Costs that area only. */
export class AreaError extends Error {
  override name = 'AreaError';
}

/**
 * What a page knows of an area: where it is; or, on a page that was made beforehand for another one, that it is there.
 */
export type KnownRemote = RemoteEntry | Pick<RemoteEntry, 'name' | 'mounts' | 'widgets'>;
export interface KnownRegistry {
  shell: Registry['shell'];
  remotes: KnownRemote[];
}

/** The registry, asked anew: it changes when a remote is released. */
export async function fetchRegistry(): Promise<Registry> {
  const [answer, { registrySchema }] = await Promise.all([
    fetch('/remotes.json', { cache: 'no-cache' }),
    import('@shortlist/contracts/platform/registry'),
  ]);
  if (!answer.ok) throw new AreaError(`remotes.json answered ${answer.status}`);
  return registrySchema.parse(await answer.json());
}

/** The remote whose mount is the path's first segment. The mount '/' is the home page alone. */
export function remoteOf<R extends KnownRemote>(registry: { remotes: R[] }, path: string): R | undefined {
  const mount = `/${path.split('/')[1] ?? ''}`;
  return registry.remotes.find(({ mounts }) => mounts.includes(mount));
}

/** Throws unless the remote speaks this shell's contract and comes from an origin that the shell was built to trust. */
export function checkRemote(remote: RemoteEntry, pageOrigin: string, trusted: readonly string[]): URL {
  if (remote.contract !== remoteContractVersion) {
    throw new AreaError(`${remote.name} speaks contract ${remote.contract}, the shell ${remoteContractVersion}`);
  }
  const url = new URL(remote.entry, pageOrigin);
  if (url.origin !== pageOrigin && !trusted.includes(url.origin)) {
    throw new AreaError(`${remote.name} comes from ${url.origin}, which is not allowed`);
  }
  return url;
}

/** Where an area is now: areas are released apart, so a page that was made for one does not say it of the others. */
export async function entryOf(remote: KnownRemote): Promise<RemoteEntry> {
  if ('entry' in remote) return remote;
  const { remotes } = await fetchRegistry();
  const entry = remotes.find(({ name }) => name === remote.name);
  if (!entry) throw new AreaError(`${remote.name} is not in the registry any more`);
  return entry;
}
