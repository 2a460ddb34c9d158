/**
 * `npm run release -- NAME --to TARGET [--api URL] [--built FOLDER]`: builds a front end or the backend, uploads it to
 * the target, verifies it in a browser, and only then activates it. TARGET is a folder or `s3://BUCKET/PREFIX`. Several
 * NAMEs are activated together. With `--built`, FOLDER/NAME is used as the existing build. `npm run release -- status
 * --to TARGET [--check]` prints the versions in use.
 */
import { execFileSync } from 'node:child_process';
import { exitWithError, exitWithUsage, readArguments } from '../../scripts/arguments.mjs';
import { collectBackendArtifact } from '../artifacts/backend-artifact.mjs';
import { pruneVersions, recordReleases } from '../versions/history.mjs';
import { collectFrontEndArtifact, frontEnds, root } from '../artifacts/artifacts.mjs';
import { uploadOgImages, uploadVersion } from '../versions/upload.mjs';
import { findRegistryEntry, readRegistry } from '../versions/registry.mjs';
import { findReleaseProblems, getReleaseStatus } from '../versions/status.mjs';
import { formatJson, openStore } from '../stores/store.mjs';
import { activateVersions } from '../versions/activate.mjs';
import { ensurePackages, nxCommand, run, log } from '../../scripts/setup.mjs';

const partNames = [...frontEnds, 'backend'];
const usage =
  'npm run release -- NAME… --to TARGET [--api URL] [--built FOLDER], or npm run release -- status --to TARGET ' +
  `[--check]; NAME is one of ${partNames.join(', ')}`;
const { names, values } = readArguments(usage, {
  to: { type: 'string' },
  api: { type: 'string' },
  built: { type: 'string' },
  check: { type: 'boolean' },
});
const { to, api, built: builtFolder, check: shouldCheckFiles } = values;
const unknown = names.filter((name) => !partNames.includes(name) && name !== 'status');
if (unknown.length > 0) exitWithUsage(usage, `Unknown part: ${unknown.join(', ')}`);
if (!to || names.length === 0) exitWithUsage(usage);

ensurePackages();
const store = await openStore(to);
try {
  await (names[0] === 'status' ? printStatus() : release());
} catch (error) {
  exitWithError(error.message);
}

async function printStatus() {
  for (const { name, version, since, commit, previousVersion } of await getReleaseStatus(store))
    log(
      `${name.padEnd(13)} ${version}  since ${since ?? 'unknown'}  commit ${commit ?? 'unknown'}  previous ${previousVersion ?? 'none'}`,
    );
  if (!shouldCheckFiles) return;
  const problems = await findReleaseProblems(store);
  if (problems.length > 0) throw new Error(`released files are missing or were changed:\n  ${problems.join('\n  ')}`);
  log('all released files are present and unchanged');
}

async function release() {
  if (!builtFolder) build();
  const artifacts = names.map((name) =>
    name === 'backend' ? collectBackendArtifact() : collectFrontEndArtifact(name, builtFolder),
  );
  const { value: registry } = await readRegistry(store);
  const newArtifacts = artifacts.filter(({ name, version }) => findRegistryEntry(registry, name)?.version !== version);
  for (const artifact of artifacts) {
    await uploadVersion(store, artifact);
    log(
      `${artifact.name} ${artifact.version} ${newArtifacts.includes(artifact) ? `was uploaded to ${store.name}` : 'is already in use'}`,
    );
  }
  const { readLocalPageData } = await import('../prerender/prerender-site.mjs');
  for (const { name, version } of artifacts) {
    if (name === 'shell') await uploadOgImages(store);
    if (name === 'backend')
      await store.write(`private/backend/${version}/page-data.json`, formatJson(readLocalPageData()));
  }
  const registryEntries = Object.fromEntries(artifacts.map(({ name, registryEntry }) => [name, registryEntry]));
  await activateVersions(store, registryEntries, {
    verify: newArtifacts.length > 0 ? createVerifier(newArtifacts.map(({ name }) => name)) : undefined,
  });
  await recordReleases(store, registryEntries, { commit: describeCommit() });
  await pruneVersions(store);
  for (const { name, version } of newArtifacts) log(`${name} ${version} is now in use`);
}

function build() {
  log(`building ${names.join(', ')} …`);
  // This checkout's backend answers requests during verification and provides the data of public pages.
  const projects = [...new Set([...names, 'backend'])].join(',');
  run(...nxCommand('run-many', '-t', 'build', `--projects=${projects}`, '--output-style=static', '--parallel=2'));
  if (names.includes('shell')) run(...nxCommand('run', 'release:pictures', '--output-style=static'));
}

function createVerifier(changedNames) {
  return async (registry, site) => {
    const { verifyInBrowser } = await import('../verify/verify-in-browser.mjs');
    const count = await verifyInBrowser(store, { names: changedNames, registry, site, api });
    log(`verified ${count} screens in a browser: no problems found`);
  };
}

function describeCommit() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return git('rev-parse', '--short', 'HEAD').trim() + (git('status', '--porcelain') ? '+' : '');
  } catch {
    // Not a git clone.
    return undefined;
  }
}
