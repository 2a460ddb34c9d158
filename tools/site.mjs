/**
 * Releases everything that is built into a folder that a server serves, all at once: see tools/release. Nothing is
 * verified and few old versions stay: for `npm start`, development and tests. Teams use `npm run release`.
 * `node tools/site.mjs [--to FOLDER] [--without-pages]`
 */
import { join } from 'node:path';
import { ownPageData } from './pages/prerender.mjs';
import { prune, recordReleases } from './release/history.mjs';
import { builtFrontEnd, frontEnds, root } from './release/packages.mjs';
import { putPictures, putVersion } from './release/put.mjs';
import { openStore } from './release/stores/store.mjs';
import { switchTo } from './release/switch.mjs';

const to = process.argv.indexOf('--to');
const site = to > 0 ? process.argv[to + 1] : join(root, '.site');
const withPages = !process.argv.includes('--without-pages');

const store = await openStore(site);
const built = frontEnds.map((name) => builtFrontEnd(name));
for (const one of built) await putVersion(store, one);
await putPictures(store);
const lines = Object.fromEntries(built.map(({ name, line }) => [name, line]));
// With the settings of now, whatever a backend was released with.
const pageData = withPages ? ownPageData() : undefined;
const { registry, site: drawn } = await switchTo(store, lines, { draw: { withPages, pageData } });
await recordReleases(store, lines);
// The one before stays, so that a page that is open meanwhile keeps what it was made of.
await prune(store, { versions: 2, days: 0 });
console.log(`shortlist: site in ${site}: shell, ${registry.remotes.length} remotes, ${drawn.pages.length} pages`);
