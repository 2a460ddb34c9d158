/** Changes the versions in use in a target: replaces the registry and renders the pages for it. */
import { removePacked, writePacked } from '../pages/compress.mjs';
import { drawSite } from '../pages/prerender.mjs';
import { hashOf } from './put.mjs';
import { readRegistry, registryPath, withLines } from './registry.mjs';
import { eachOf, json, readJson } from './stores/store.mjs';

const tries = 3;
/** Hashes of the pages in the target, by path, so that only changed pages are written. */
export const drawnPath = 'private/drawn.json';

/**
 * Activates versions. `lines`: new registry entries by name. `verify` runs before anything changes and throws to abort.
 * `draw`: more options for `prerenderSite`. Returns the new registry and the site built from it.
 * @param {import('./stores/store.mjs').Store} store
 */
export async function switchTo(store, lines, { verify, draw } = {}) {
  for (let count = 0; count < tries; count++) {
    const { value: before, seen } = await readRegistry(store);
    const registry = withLines(before, lines);
    if (!registry.shell) throw new Error(`${store.name} has no shell yet: release it first`);
    const site = await drawSite(store, registry, draw);
    if (count === 0) await verify?.(registry, site);
    const isSame = json(registry) === json(before);
    if (isSame || (await store.writeIf(registryPath, json(registry), seen)))
      return await settle(store, registry, site, draw);
  }
  throw new Error(`${store.name} was changed concurrently ${tries} times: nothing was activated, try again`);
}

/**
 * Writes the pages. If another release has activated versions in the meantime, writes all pages again for the latest
 * registry.
 */
async function settle(store, registry, site, draw) {
  await writeSite(store, site);
  for (;;) {
    const { value: now } = await readRegistry(store);
    if (json(now) === json(registry)) return { registry, site };
    registry = now;
    site = await drawSite(store, registry, draw);
    await writeSite(store, site, { all: true });
  }
}

async function writeSite(store, { files }, { all = false } = {}) {
  const { value: before } = await readJson(store, drawnPath, {});
  const now = Object.fromEntries([...files].map(([path, text]) => [path, hashOf(text)]));
  const changed = [...files].filter(([path]) => all || before[path] !== now[path]);
  const isSheet = ([path]) => path.endsWith('.css');
  // Writes style sheets before the pages that reference them. Keeps those of previous pages, because a visitor may
  // still have such a page open.
  for (const group of [changed.filter(isSheet), changed.filter((file) => !isSheet(file))])
    await eachOf(group, ([path, text]) => writePacked(store, path, Buffer.from(text)));
  const gone = Object.keys(before).filter((path) => !(path in now) && !path.endsWith('.css'));
  await eachOf(gone, async (path) => {
    await store.remove(path);
    await removePacked(store, path);
  });
  if (changed.length > 0 || gone.length > 0) await store.write(drawnPath, json(now));
}
