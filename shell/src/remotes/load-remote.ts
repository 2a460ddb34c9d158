import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';
import type { RemoteModule } from '@shortlist/shared-ui/remote';
import { AreaError, getTrustedEntryUrl, resolveRemoteEntry, type PageRemote } from './registry';

/** Trusted origins in addition to the page's origin, defined at build time. */
declare const REMOTE_ORIGINS: readonly string[];

/** Milliseconds until loading an area fails. With the preceding steps, the error appears within eight seconds. */
export const loadTimeoutMs = 7_000;

const integrityByUrl = new Map<string, string>();
const modulePromises = new Map<string, Promise<RemoteModule>>();
const loadedVersions = new Map<string, string>();

let isRuntimePrepared = false;

/** Called lazily, because prerendering has no federation runtime. */
function prepareRuntime() {
  if (isRuntimePrepared) return;
  isRuntimePrepared = true;
  registerPlugins([
    {
      name: 'integrity',
      // Called only for entry files. Chunks and styles have their own integrity hashes.
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        const hash = integrityByUrl.get(url);
        if (hash) script.integrity = hash;
        return { script, timeout: loadTimeoutMs };
      },
    },
  ]);
}

/**
 * Loads a remote's module once. The page keeps this version, even if a new version is released. Failures are not
 * cached, so the next call loads the module again. Rejects with `AreaError` if the remote is not allowed here.
 */
export function loadRemoteModule(remote: PageRemote): Promise<RemoteModule> {
  let modulePromise = modulePromises.get(remote.name);
  if (!modulePromise) {
    modulePromise = loadFederatedModule(remote);
    modulePromises.set(remote.name, modulePromise);
    modulePromise.catch(() => modulePromises.delete(remote.name));
  }
  return modulePromise;
}

export const getLoadedVersion = (name: string): string | undefined => loadedVersions.get(name);

async function loadFederatedModule(pageRemote: PageRemote): Promise<RemoteModule> {
  prepareRuntime();
  const remote = await resolveRemoteEntry(pageRemote);
  const url = getTrustedEntryUrl(remote, window.location.origin, REMOTE_ORIGINS);
  const federationName = remote.name.replaceAll('-', '_');
  const integrityHash = remote.integrity[url.pathname.split('/').at(-1) ?? ''];
  if (integrityHash) integrityByUrl.set(url.href, integrityHash);
  registerRemotes([{ name: federationName, entry: url.href }], { force: true });
  const exposedModule = await loadRemote<{ default: RemoteModule }>(`${federationName}/remote`);
  if (!exposedModule) throw new AreaError(`${remote.name} does not expose its remote module`);
  if (exposedModule.default.contract !== remoteContractVersion)
    throw new AreaError(
      `${remote.name} has contract ${exposedModule.default.contract}, the shell has ${remoteContractVersion}`,
    );
  loadedVersions.set(remote.name, remote.version);
  return exposedModule.default;
}
