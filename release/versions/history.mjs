/**
 * Release history in `private/releases.json`: the used versions by name, newest first. Each contains its registry entry
 * (`line`), so that a rollback needs nothing else. Rolled-back versions are marked `withdrawn` and are never chosen
 * automatically.
 */
import { deleteVersion } from './upload.mjs';
import { findRegistryEntry, readRegistry } from './registry.mjs';
import { formatJson, readJson } from '../stores/store.mjs';
import { deleteUnusedFiles } from './unused-files.mjs';

const path = 'private/releases.json';
const dayInMs = 86_400_000;

/** Limits for versions that open pages and rollbacks may need. */
export const defaultRetention = { versions: 10, days: 7 };

export const readHistory = async (store) => (await readJson(store, path, {})).value;

export function findPreviousRelease(history, name, version) {
  const releases = history[name] ?? [];
  const index = releases.findIndex((release) => release.version === version);
  return releases.slice(index + 1).find((release) => !release.withdrawn);
}

/**
 * Updates the history and retries if another release has changed it in the meantime. `change` receives the history and
 * returns the new one.
 */
async function updateHistory(store, change) {
  for (;;) {
    const { value, etag } = await readJson(store, path, {});
    const next = change(value);
    if (formatJson(next) === formatJson(value) || (await store.writeIf(path, formatJson(next), etag))) return next;
  }
}

export const recordReleases = (store, registryEntries, { at = new Date(), commit } = {}) =>
  updateHistory(store, (history) => {
    const updatedReleases = Object.entries(registryEntries).map(([name, entry]) => {
      const releases = history[name] ?? [];
      const [newest] = releases;
      if (newest?.version === entry.version && !newest.withdrawn) return [name, releases];
      const otherReleases = releases.filter(({ version }) => version !== entry.version);
      return [
        name,
        [
          { version: entry.version, at: at.toISOString(), contract: entry.contract, commit, line: entry },
          ...otherReleases,
        ],
      ];
    });
    return { ...history, ...Object.fromEntries(updatedReleases) };
  });

export const recordRollback = (store, name, version, at = new Date()) =>
  updateHistory(store, (history) => {
    const targetIndex = history[name].findIndex((release) => release.version === version);
    const withdrawn = at.toISOString();
    const releases = history[name].map((release, index) => {
      if (index < targetIndex) return { ...release, withdrawn: release.withdrawn ?? withdrawn };
      return index === targetIndex ? { ...release, withdrawn: undefined } : release;
    });
    return { ...history, [name]: releases };
  });

/**
 * Deletes the files of versions that are older than `days` and not among the last `versions`, but never of those in
 * use. Also deletes files that have been unreferenced for that time.
 */
export async function pruneVersions(store, { versions, days } = defaultRetention, now = Date.now()) {
  const { value: registry } = await readRegistry(store);
  const isExpired = (name, release, index) =>
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
      [name]: current[name].filter(({ version }) => !expiredReleases.some((release) => release.version === version)),
    }));
  }
  await deleteUnusedFiles(store, { history: await readHistory(store), registry }, days, now);
}
