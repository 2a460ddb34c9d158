/**
 * Release history in `private/releases.json`: the used versions by name, newest first. Each contains its registry
 * entry, so that a rollback needs nothing else. Rolled-back versions are marked `withdrawn` and are never chosen
 * automatically.
 */
import { removeVersion } from './put.mjs';
import { lineOf, readRegistry } from './registry.mjs';
import { json, readJson } from './stores/store.mjs';
import { sweep } from './unused.mjs';

const path = 'private/releases.json';
const day = 86_400_000;

/** Limits for versions that open pages and rollbacks may need. */
export const keptByDefault = { versions: 10, days: 7 };

export const readHistory = async (store) => (await readJson(store, path, {})).value;

export function releaseBefore(history, name, version) {
  const releases = history[name] ?? [];
  const at = releases.findIndex((release) => release.version === version);
  return releases.slice(at + 1).find((release) => !release.withdrawn);
}

/**
 * Updates the history and retries if another release has changed it in the meantime. `change` receives the history and
 * returns the new one.
 */
async function changeHistory(store, change) {
  for (;;) {
    const { value, seen } = await readJson(store, path, {});
    const next = change(value);
    if (json(next) === json(value) || (await store.writeIf(path, json(next), seen))) return next;
  }
}

export const recordReleases = (store, lines, { at = new Date(), commit } = {}) =>
  changeHistory(store, (history) => {
    const added = Object.entries(lines).map(([name, line]) => {
      const releases = history[name] ?? [];
      const [newest] = releases;
      if (newest?.version === line.version && !newest.withdrawn) return [name, releases];
      const others = releases.filter(({ version }) => version !== line.version);
      return [
        name,
        [{ version: line.version, at: at.toISOString(), contract: line.contract, commit, line }, ...others],
      ];
    });
    return { ...history, ...Object.fromEntries(added) };
  });

export const recordRollback = (store, name, version, at = new Date()) =>
  changeHistory(store, (history) => {
    const since = history[name].findIndex((release) => release.version === version);
    const withdrawn = at.toISOString();
    const releases = history[name].map((release, index) => {
      if (index < since) return { ...release, withdrawn: release.withdrawn ?? withdrawn };
      return index === since ? { ...release, withdrawn: undefined } : release;
    });
    return { ...history, [name]: releases };
  });

/**
 * Deletes the files of versions that are older than `days` and not among the last `versions`, but never of those in
 * use. Also deletes files that have belonged to no version for as long.
 */
export async function prune(store, { versions, days } = keptByDefault, now = Date.now()) {
  const { value: registry } = await readRegistry(store);
  const isOld = (name, release, index) =>
    index >= versions &&
    now - Date.parse(release.at) > days * day &&
    release.version !== lineOf(registry, name)?.version;
  const history = await readHistory(store);
  for (const [name, releases] of Object.entries(history)) {
    const old = releases.filter((release, index) => isOld(name, release, index));
    for (const { version } of old) await removeVersion(store, name, version);
    if (old.length === 0) continue;
    await changeHistory(store, (current) => ({
      ...current,
      [name]: current[name].filter(({ version }) => !old.some((release) => release.version === version)),
    }));
  }
  await sweep(store, { history: await readHistory(store), registry }, days, now);
}
