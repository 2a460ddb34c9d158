/** The registry, `remotes.json` in a target, defines which version of each part is in use. */
import type { RemoteEntry } from '@shortlist/contracts/platform/registry';
import { readJson, type Store } from '../stores/store';

export interface ShellEntry {
  version: string;
  mounts: string[];
}
export interface BackendEntry {
  version: string;
}
export type RegistryEntry = ShellEntry | BackendEntry | RemoteEntry;
export type RegistryEntries = Record<string, RegistryEntry>;

export interface Registry {
  /** Undefined until a shell is released to the target. */
  shell?: ShellEntry;
  backend?: BackendEntry;
  remotes: RemoteEntry[];
}

export const registryPath = 'remotes.json';

export const readRegistry = (store: Store) => readJson<Registry, Registry>(store, registryPath, { remotes: [] });

export const isRemoteName = (name: string) => name.startsWith('mf-');
const isRemoteEntry = (entry: RegistryEntry): entry is RemoteEntry => 'entry' in entry;
const isShellEntry = (entry: RegistryEntry): entry is ShellEntry => 'mounts' in entry && !isRemoteEntry(entry);

export const listReleasedNames = ({ shell, backend, remotes }: Registry): string[] => [
  ...(shell ? ['shell'] : []),
  ...remotes.map(({ name }) => name),
  ...(backend ? ['backend'] : []),
];

export function findRegistryEntry({ shell, backend, remotes }: Registry, name: string): RegistryEntry | undefined {
  if (name === 'shell') return shell;
  if (name === 'backend') return backend;
  return remotes.find((remote) => remote.name === name);
}

export function addRegistryEntries(registry: Registry, newEntries: RegistryEntries): Registry {
  let { shell, backend } = registry;
  const remotesByName = new Map<string, RemoteEntry>(registry.remotes.map((remote) => [remote.name, remote]));
  for (const [name, entry] of Object.entries(newEntries)) {
    if (name === 'shell' && isShellEntry(entry)) shell = entry;
    else if (name === 'backend' && !('mounts' in entry)) backend = entry;
    else if (isRemoteName(name) && isRemoteEntry(entry)) remotesByName.set(name, entry);
    else throw new Error(`the registry entry of ${name} has the wrong kind`);
  }
  return { shell, backend, remotes: [...remotesByName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)) };
}
