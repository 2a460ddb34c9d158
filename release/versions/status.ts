import { forEachConcurrent, readJson, type Store } from '../stores/store';
import { pageHashesPath } from './activate';
import { findPreviousRelease, readHistory, type Release } from './history';
import { findRegistryEntry, listReleasedNames, readRegistry } from './registry';
import { findFileProblems, readManifest, type FileHashes } from './upload';

export interface ReleaseStatus {
  name: string;
  version: string;
  since?: string;
  commit?: string;
  previousVersion?: string;
}

export async function getReleaseStatus(store: Store): Promise<ReleaseStatus[]> {
  const { value: registry } = await readRegistry(store);
  const history = await readHistory(store);
  return listReleasedNames(registry).map((name) => {
    const { version = '' } = findRegistryEntry(registry, name) ?? {};
    const { at, commit } = history[name]?.find((release) => release.version === version) ?? ({} as Partial<Release>);
    return { name, version, since: at, commit, previousVersion: findPreviousRelease(history, name, version)?.version };
  });
}

export async function findReleaseProblems(store: Store): Promise<string[]> {
  const problems: string[] = [];
  const addFileProblems = async (path: string, hash: string) =>
    problems.push(...(await findFileProblems(store, path, hash)));
  for (const { name, version } of await getReleaseStatus(store)) {
    const manifest = await readManifest(store, name, version);
    if (!manifest) problems.push(`${name} ${version} has no file list`);
    await forEachConcurrent(Object.entries(manifest?.files ?? {}), ([path, hash]) =>
      addFileProblems(`${name}/${version}/${path}`, hash),
    );
  }
  const { value: pages } = await readJson<FileHashes, FileHashes>(store, pageHashesPath, {});
  await forEachConcurrent(Object.entries(pages), ([path, hash]) => addFileProblems(path, hash));
  return problems;
}
