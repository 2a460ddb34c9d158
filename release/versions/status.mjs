import { readHistory, findPreviousRelease } from './history.mjs';
import { findFileProblems, getManifestPath } from './upload.mjs';
import { findRegistryEntry, listReleasedNames, readRegistry } from './registry.mjs';
import { forEachConcurrent, readJson } from '../stores/store.mjs';
import { pageHashesPath } from './activate.mjs';

export async function getReleaseStatus(store) {
  const { value: registry } = await readRegistry(store);
  const history = await readHistory(store);
  return listReleasedNames(registry).map((name) => {
    const { version } = findRegistryEntry(registry, name);
    const { at, commit } = history[name]?.find((release) => release.version === version) ?? {};
    return { name, version, since: at, commit, previousVersion: findPreviousRelease(history, name, version)?.version };
  });
}

export async function findReleaseProblems(store) {
  const problems = [];
  const addFileProblems = async (path, hash) => problems.push(...(await findFileProblems(store, path, hash)));
  for (const { name, version } of await getReleaseStatus(store)) {
    const { value: manifest } = await readJson(store, getManifestPath(name, version));
    if (!manifest) problems.push(`${name} ${version} has no list of files`);
    await forEachConcurrent(Object.entries(manifest?.files ?? {}), ([path, hash]) =>
      addFileProblems(`${name}/${version}/${path}`, hash),
    );
  }
  const { value: pages } = await readJson(store, pageHashesPath, {});
  await forEachConcurrent(Object.entries(pages), ([path, hash]) => addFileProblems(path, hash));
  return problems;
}
