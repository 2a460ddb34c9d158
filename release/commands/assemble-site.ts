/**
 * `node scripts/assemble-site.mjs [--to FOLDER] [--without-pages]`: releases all built parts to a folder, without
 * verification. `npm start`, development and tests use this command; teams use `npm run release`.
 */
import { join } from 'node:path';
import { exitWithError, exitWithUsage, readArguments } from '@shortlist/scripts/arguments';
import { root } from '@shortlist/scripts/process';
import { toRegistryEntries } from '../artifacts/artifact';
import { collectFrontEndArtifact, frontEnds } from '../artifacts/front-end-artifact';
import { readLocalPageData } from '../prerender/page-data';
import { openStore } from '../stores/open-store';
import { activateVersions } from '../versions/activate';
import { pruneVersions, recordReleases } from '../versions/history';
import { uploadOgImages, uploadVersion } from '../versions/upload';

const usage = 'node scripts/assemble-site.mjs [--to FOLDER] [--without-pages]';
const { values, names } = readArguments(usage, {
  to: { type: 'string', default: join(root, '.site') },
  'without-pages': { type: 'boolean', default: false },
});
if (names.length > 0) exitWithUsage(usage, `Unexpected ${names.join(' ')}`);
await assembleSite(values.to, !values['without-pages']).catch((error: Error) => exitWithError(error.message));

async function assembleSite(folder: string, withPages: boolean): Promise<void> {
  const store = await openStore(folder);
  const artifacts = frontEnds.map((name) => collectFrontEndArtifact(name));
  for (const artifact of artifacts) await uploadVersion(store, artifact);
  await uploadOgImages(store);
  const registryEntries = toRegistryEntries(artifacts);
  // Uses the settings of this checkout, not those of a released backend.
  const pageData = withPages ? readLocalPageData() : undefined;
  const { registry, site } = await activateVersions(store, registryEntries, {
    prerenderOptions: { withPages, pageData },
  });
  await recordReleases(store, registryEntries);
  // Pages that are open in a browser load files of the previous version.
  await pruneVersions(store, { versions: 2, days: 0 });
  console.log(
    `shortlist: assembled the site in ${folder}: shell, ${registry.remotes.length} remotes, ${site.pages.length} pages`,
  );
}
