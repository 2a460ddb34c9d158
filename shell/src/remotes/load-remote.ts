import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';
import type { RemoteModule } from '@shortlist/shared-ui/remote';
import { AreaError, getTrustedEntryUrl, resolveRemoteEntry, type PageRemote } from './registry';

/** Trusted origins besides the page's own, defined at build time. */
declare const REMOTE_ORIGINS: readonly string[];

/** Milliseconds until loading an area fails. With the preceding steps, the error appears within eight seconds. */
export const loadTimeoutMs = 7_000;

const integrityByUrl = new Map<string, string>();
const loadingModules = new Map<string, Promise<RemoteModule>>();
const loadedVersions = new Map<string, string>();

let isRuntimePrepared = false;

/** Called lazily, because prerendering has no federation runtime. */
function prepareRuntime() {
  if (isRuntimePrepared) return;
  isRuntimePrepared = true;
  registerPlugins([
    {
      name: 'integrity',
      // Called for the remotes' entry files; their chunks and styles have integrity hashes of their own.
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
 * Loads a remote's module once: a page keeps the version it started with, even if a new one is released. Failures are
 * not cached, so the next attempt loads again. Rejects with `AreaError` if the remote is not allowed here.
 */
export function loadRemoteModule(remote: PageRemote): Promise<RemoteModule> {
  let module = loadingModules.get(remote.name);
  if (!module) {
    module = loadFederatedModule(remote);
    loadingModules.set(remote.name, module);
    module.catch(() => loadingModules.delete(remote.name));
  }
  return module;
}

/** Returns the version of a remote on this page; undefined if the remote has not been loaded. */
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
