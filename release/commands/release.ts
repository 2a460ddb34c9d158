/**
 * - `npm run release -- NAME… --to TARGET [--api URL] [--built FOLDER]` builds front ends or the backend, uploads them
 *   to the target, verifies them in a browser, and then activates them together. TARGET is a folder or
 *   `s3://BUCKET/PREFIX`. With `--built`, releases the existing build in FOLDER/NAME.
 * - `npm run release -- status --to TARGET [--check]` prints the versions in use.
 */
import { exitWithError, exitWithUsage, readArguments } from '@shortlist/scripts/arguments';
import { log } from '@shortlist/scripts/process';
import { toRegistryEntries } from '../artifacts/artifact';
import { collectBackendArtifact } from '../artifacts/backend-artifact';
import { collectFrontEndArtifact, frontEnds } from '../artifacts/front-end-artifact';
import { getPageDataPath, readLocalPageData } from '../prerender/page-data';
import { openStore } from '../stores/open-store';
import { formatJson, type Store } from '../stores/store';
import { activateVersions, type ActivateOptions } from '../versions/activate';
import { pruneVersions, recordReleases } from '../versions/history';
import { findRegistryEntry, readRegistry } from '../versions/registry';
import { findReleaseProblems, getReleaseStatus } from '../versions/status';
import { uploadOgImages, uploadVersion } from '../versions/upload';
import { buildParts, describeCommit } from './build-parts';

const partNames = [...frontEnds, 'backend'];
const usage =
  'npm run release -- NAME… --to TARGET [--api URL] [--built FOLDER] | npm run release -- status --to TARGET ' +
  `[--check]; NAME is one of ${partNames.join(', ')}`;
const { names, values } = readArguments(usage, {
  to: { type: 'string' },
  api: { type: 'string' },
  built: { type: 'string' },
  check: { type: 'boolean' },
});
const isStatus = names[0] === 'status' && names.length === 1;
const unknownNames = isStatus ? [] : names.filter((name) => !partNames.includes(name));
if (unknownNames.length > 0) exitWithUsage(usage, `Unknown part: ${unknownNames.join(', ')}`);
if (!values.to || names.length === 0) exitWithUsage(usage);

const store = await openStore(values.to);
try {
  await (isStatus ? printStatus(store) : releaseParts(store));
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error));
}

async function printStatus(store: Store): Promise<void> {
  for (const { name, version, since, commit, previousVersion } of await getReleaseStatus(store))
    log(
      `${name.padEnd(13)} ${version}  since ${since ?? 'unknown'}  commit ${commit ?? 'unknown'}  previous ${previousVersion ?? 'none'}`,
    );
  if (!values.check) return;
  const problems = await findReleaseProblems(store);
  if (problems.length > 0) throw new Error(`released files are missing or were changed:\n  ${problems.join('\n  ')}`);
  log('all released files are present and unchanged');
}

async function releaseParts(store: Store): Promise<void> {
  if (!values.built) buildParts(names);
  const artifacts = names.map((name) =>
    name === 'backend' ? collectBackendArtifact() : collectFrontEndArtifact(name, values.built),
  );
  const { value: registry } = await readRegistry(store);
  const newArtifacts = artifacts.filter(({ name, version }) => findRegistryEntry(registry, name)?.version !== version);
  for (const artifact of artifacts) {
    await uploadVersion(store, artifact);
    log(
      `${artifact.name} ${artifact.version} ${newArtifacts.includes(artifact) ? `was uploaded to ${store.name}` : 'is already in use'}`,
    );
  }
  for (const { name, version } of artifacts) {
    if (name === 'shell') await uploadOgImages(store);
    if (name === 'backend') await store.write(getPageDataPath(version), formatJson(readLocalPageData()));
  }
  const registryEntries = toRegistryEntries(artifacts);
  await activateVersions(store, registryEntries, {
    verify: newArtifacts.length > 0 ? createVerifier(newArtifacts.map(({ name }) => name)) : undefined,
  });
  await recordReleases(store, registryEntries, { commit: describeCommit() });
  await pruneVersions(store);
  for (const { name, version } of newArtifacts) log(`${name} ${version} is now in use`);
}

function createVerifier(changedNames: string[]): ActivateOptions['verify'] {
  return async (registry, site) => {
    // Imported on demand, because not every command needs a browser.
    const { verifyInBrowser } = await import('../verify/verify-in-browser');
    const count = await verifyInBrowser(store, { names: changedNames, registry, site, api: values.api });
    log(`verified ${count} screens in a browser: no problems found`);
  };
}
