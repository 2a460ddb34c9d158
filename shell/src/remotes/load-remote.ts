import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';
import type { RemoteModule } from '@shortlist/shared-ui/remote';
import { AreaError, checkRemote, entryOf, type KnownRemote } from './registry';

/** Trusted origins besides the page's own, defined at build time. */
declare const REMOTE_ORIGINS: readonly string[];

/** Timeout for loading an area, in milliseconds. With the steps before it, a failure shows within eight seconds. */
export const loadTimeout = 7_000;

const integrity = new Map<string, string>();
const loading = new Map<string, Promise<RemoteModule>>();
const versions = new Map<string, string>();

let prepared = false;

/** Called lazily, because prerendering has no federation runtime. */
function prepareRuntime() {
  if (prepared) return;
  prepared = true;
  registerPlugins([
    {
      name: 'integrity',
      // Called for the remotes' entry files; their chunks and styles have integrity hashes of their own.
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        const hash = integrity.get(url);
        if (hash) script.integrity = hash;
        return { script, timeout: loadTimeout };
      },
    },
  ]);
}

/**
 * Loads a remote's module once: a page keeps the version it started with, even if a new one is released. Failures are
 * not cached, so the next attempt loads again.
 */
export function loadRemoteModule(remote: KnownRemote): Promise<RemoteModule> {
  let module = loading.get(remote.name);
  if (!module) {
    module = load(remote);
    loading.set(remote.name, module);
    module.catch(() => loading.delete(remote.name));
  }
  return module;
}

export const loadedVersion = (name: string): string | undefined => versions.get(name);

async function load(known: KnownRemote): Promise<RemoteModule> {
  prepareRuntime();
  const remote = await entryOf(known);
  const url = checkRemote(remote, window.location.origin, REMOTE_ORIGINS);
  const name = remote.name.replace('-', '_');
  const hash = remote.integrity[url.pathname.split('/').at(-1) ?? ''];
  if (hash) integrity.set(url.href, hash);
  registerRemotes([{ name, entry: url.href }], { force: true });
  const face = await loadRemote<{ default: RemoteModule }>(`${name}/remote`);
  if (!face) throw new AreaError(`${remote.name} gave nothing`);
  if (face.default.contract !== remoteContractVersion) throw new AreaError(`${remote.name} speaks another contract`);
  versions.set(remote.name, remote.version);
  return face.default;
}
