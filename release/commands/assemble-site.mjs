/**
 * Releases all built parts to a folder that a server serves. Skips verification and keeps few old
 * versions: for `npm start`, development, and tests. Teams use `npm run release`.
 */
import { join } from 'node:path';
import { exitWithUsage, readArguments } from '../../scripts/arguments.mjs';
import { readLocalPageData } from '../prerender/prerender-site.mjs';
import { pruneVersions, recordReleases } from '../versions/history.mjs';
import { collectFrontEndArtifact, frontEnds, root } from '../artifacts/artifacts.mjs';
import { uploadOgImages, uploadVersion } from '../versions/upload.mjs';
import { openStore } from '../stores/store.mjs';
import { activateVersions } from '../versions/activate.mjs';

const usage = 'node release/commands/assemble-site.mjs [--to FOLDER] [--without-pages]';
const { values, names } = readArguments(usage, {
  to: { type: 'string', default: join(root, '.site') },
  'without-pages': { type: 'boolean', default: false },
});
if (names.length > 0) exitWithUsage(usage, `Unexpected ${names.join(' ')}`);
const site = values.to;
const withPages = !values['without-pages'];

const store = await openStore(site);
const artifacts = frontEnds.map((name) => collectFrontEndArtifact(name));
for (const artifact of artifacts) await uploadVersion(store, artifact);
await uploadOgImages(store);
const registryEntries = Object.fromEntries(artifacts.map(({ name, registryEntry }) => [name, registryEntry]));
// Uses the current configuration instead of the one that the backend was released with.
const pageData = withPages ? readLocalPageData() : undefined;
const { registry, site: renderedSite } = await activateVersions(store, registryEntries, {
  prerenderOptions: { withPages, pageData },
});
await recordReleases(store, registryEntries);
// Keeps the previous version, so that open pages can still load their files.
await pruneVersions(store, { versions: 2, days: 0 });
console.log(
  `shortlist: site in ${site}: shell, ${registry.remotes.length} remotes, ${renderedSite.pages.length} pages`,
);
