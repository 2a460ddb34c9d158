/** `remotes.json` of a target: the single file that defines which version of each part is in use. */
import { readJson } from '../stores/store.mjs';

export const registryPath = 'remotes.json';

export const readRegistry = (store) => readJson(store, registryPath, { remotes: [] });

export const listReleasedNames = ({ shell, backend, remotes }) => [
  ...(shell ? ['shell'] : []),
  ...remotes.map(({ name }) => name),
  ...(backend ? ['backend'] : []),
];

export const findRegistryEntry = (registry, name) =>
  /^mf-/.test(name) ? registry.remotes.find((remote) => remote.name === name) : registry[name];

export function withRegistryEntries({ shell, backend, remotes }, newEntries) {
  const remotesByName = new Map(remotes.map((remote) => [remote.name, remote]));
  for (const [name, entry] of Object.entries(newEntries)) if (/^mf-/.test(name)) remotesByName.set(name, entry);
  return {
    shell: newEntries.shell ?? shell,
    backend: newEntries.backend ?? backend,
    remotes: [...remotesByName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
