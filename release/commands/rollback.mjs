/**
 * `npm run rollback -- NAME --to TARGET [--version VERSION]`: activates the previous version or a specific one. Builds
 * nothing and changes nothing else.
 */
import { exitWithError, exitWithUsage, readArguments } from '../../scripts/arguments.mjs';
import { readHistory, recordRollback, findPreviousRelease } from '../versions/history.mjs';
import { getManifestPath } from '../versions/upload.mjs';
import { findRegistryEntry, readRegistry } from '../versions/registry.mjs';
import { openStore } from '../stores/store.mjs';
import { activateVersions } from '../versions/activate.mjs';
import { log } from '../../scripts/setup.mjs';

const usage = 'npm run rollback -- NAME --to TARGET [--version VERSION]';
const { names, values } = readArguments(usage, { to: { type: 'string' }, version: { type: 'string' } });
const { to, version } = values;
if (names.length !== 1 || !to) exitWithUsage(usage);
const [name] = names;
const startTime = Date.now();
try {
  const store = await openStore(to);
  const { value: registry } = await readRegistry(store);
  const current = findRegistryEntry(registry, name)?.version;
  if (!current) throw new Error(`${name} has not been released to ${to}`);
  const history = await readHistory(store);
  const release = version
    ? history[name]?.find((candidate) => candidate.version === version)
    : findPreviousRelease(history, name, current);
  if (!release) throw new Error(`${to} contains no ${version ?? `version before ${current}`} of ${name}`);
  if (!(await store.read(getManifestPath(name, release.version))))
    throw new Error(`the files of ${release.version} have been deleted`);
  await activateVersions(store, { [name]: release.line });
  await recordRollback(store, name, release.version);
  log(
    `${name} ${release.version} is in use again and replaces ${current} (${((Date.now() - startTime) / 1_000).toFixed(1)} s)`,
  );
} catch (error) {
  exitWithError(error.message);
}
