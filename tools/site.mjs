/**
 * Releases all built parts to a folder that a server serves; see tools/release. Skips verification and keeps few old
 * versions: for `npm start`, development, and tests. Teams use `npm run release`.
 * Usage: `node tools/assemble-site.mjs [--to FOLDER] [--without-pages]`
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
// Uses the current configuration instead of the one that the backend was released with.
const pageData = withPages ? ownPageData() : undefined;
const { registry, site: drawn } = await switchTo(store, lines, { draw: { withPages, pageData } });
await recordReleases(store, lines);
// Keeps the previous version, so that open pages can still load their files.
await prune(store, { versions: 2, days: 0 });
console.log(`shortlist: site in ${site}: shell, ${registry.remotes.length} remotes, ${drawn.pages.length} pages`);
