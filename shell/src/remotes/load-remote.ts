import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';
import type { RemoteModule } from '@shortlist/shared-ui/remote';
import { AreaError, checkRemote, entryOf, type KnownRemote } from './registry';

/** Origins besides the page's own, written into the build. */
declare const REMOTE_ORIGINS: readonly string[];

/** How long an area may take to arrive: with what comes before it in a visit, its failure is said within eight seconds. */
export const loadTimeout = 7_000;

const integrity = new Map<string, string>();
const loading = new Map<string, Promise<RemoteModule>>();
const versions = new Map<string, string>();

let prepared = false;

/** Not at once: where a page is prerendered there is no runtime. */
function prepareRuntime() {
  if (prepared) return;
  prepared = true;
  registerPlugins([
    {
      name: 'integrity',
      // Sees the remotes' entries; their chunks and styles carry hashes of their own.
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
 * A remote's face, loaded once: a page keeps the version that it began with, whatever is released meanwhile. A failure is
 * forgotten, so that the next try loads again.
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

/** The version of a remote that this page has begun with, if any. */
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
