/**
 * The release history in `private/releases.json`: the released versions of each part, newest first. A rollback marks
 * the versions that it replaces as `withdrawn`, so that later rollbacks skip them.
 */
import { formatJson, readJson, type Store } from '../stores/store';
import { findRegistryEntry, readRegistry, type RegistryEntries, type RegistryEntry } from './registry';
import { deleteUnusedFiles } from './unused-files';
import { deleteVersion } from './upload';

export interface Release {
  version: string;
  at: string;
  /** Of remotes only: the version of the remote contract. */
  contract?: number;
  commit?: string;
  /** Registry entry that a rollback restores. */
  line: RegistryEntry;
  /** ISO 8601 time of the rollback that withdrew this version. */
  withdrawn?: string;
}
export type History = Record<string, Release[]>;

const path = 'private/releases.json';
const dayInMs = 86_400_000;

/** Versions are kept for open pages and rollbacks: the latest `versions`, and all that are younger than `days`. */
export const defaultRetention = { versions: 10, days: 7 };

export const readHistory = async (store: Store) => (await readJson<History, History>(store, path, {})).value;

export function findPreviousRelease(history: History, name: string, version: string): Release | undefined {
  const releases = history[name] ?? [];
  const index = releases.findIndex((release) => release.version === version);
  return releases.slice(index + 1).find((release) => !release.withdrawn);
}

async function updateHistory(store: Store, change: (history: History) => History): Promise<History> {
  for (;;) {
    const { value, etag } = await readJson<History, History>(store, path, {});
    const next = change(value);
    if (formatJson(next) === formatJson(value) || (await store.writeIf(path, formatJson(next), etag))) return next;
  }
}

export const recordReleases = (
  store: Store,
  registryEntries: RegistryEntries,
  { at = new Date(), commit }: { at?: Date; commit?: string } = {},
) =>
  updateHistory(store, (history) => {
    const updatedReleases = Object.entries(registryEntries).map(([name, entry]): [string, Release[]] => {
      const releases = history[name] ?? [];
      const [newest] = releases;
      if (newest?.version === entry.version && !newest.withdrawn) return [name, releases];
      const otherReleases = releases.filter(({ version }) => version !== entry.version);
      return [
        name,
        [
          {
            version: entry.version,
            at: at.toISOString(),
            contract: 'contract' in entry ? entry.contract : undefined,
            commit,
            line: entry,
          },
          ...otherReleases,
        ],
      ];
    });
    return { ...history, ...Object.fromEntries(updatedReleases) };
  });

export const recordRollback = (store: Store, name: string, version: string, at = new Date()) =>
  updateHistory(store, (history) => {
    const oldReleases = history[name] ?? [];
    const targetIndex = oldReleases.findIndex((release) => release.version === version);
    const withdrawn = at.toISOString();
    const releases = oldReleases.map((release, index) => {
      if (index < targetIndex) return { ...release, withdrawn: release.withdrawn ?? withdrawn };
      return index === targetIndex ? { ...release, withdrawn: undefined } : release;
    });
    return { ...history, [name]: releases };
  });

/**
 * Deletes the files of versions that are older than `days`, not among the latest `versions`, and not in use. Also
 * deletes files that have been unused for `days`.
 */
export async function pruneVersions(
  store: Store,
  { versions, days } = defaultRetention,
  now = Date.now(),
): Promise<void> {
  const { value: registry } = await readRegistry(store);
  const isExpired = (name: string, release: Release, index: number) =>
    index >= versions &&
    now - Date.parse(release.at) > days * dayInMs &&
    release.version !== findRegistryEntry(registry, name)?.version;
  const history = await readHistory(store);
  for (const [name, releases] of Object.entries(history)) {
    const expiredReleases = releases.filter((release, index) => isExpired(name, release, index));
    for (const { version } of expiredReleases) await deleteVersion(store, name, version);
    if (expiredReleases.length === 0) continue;
    await updateHistory(store, (current) => ({
      ...current,
      [name]: (current[name] ?? []).filter(
        ({ version }) => !expiredReleases.some((release) => release.version === version),
      ),
    }));
  }
  await deleteUnusedFiles(store, { history: await readHistory(store), registry }, days, now);
}
