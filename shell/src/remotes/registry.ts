import type { Registry, RemoteEntry } from '@shortlist/contracts/platform/registry';
import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';

/** Why an area cannot be shown. Costs that area only. */
export class AreaError extends Error {
  override name = 'AreaError';
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
export function remoteOf(registry: Registry, path: string): RemoteEntry | undefined {
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
