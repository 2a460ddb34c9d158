/** Changes which versions of a target are in use: one file is replaced, and the pages are drawn for it. */
import { removePacked, writePacked } from '../pages/compress.mjs';
import { drawSite } from '../pages/prerender.mjs';
import { hashOf } from './put.mjs';
import { readRegistry, registryPath, withLines } from './registry.mjs';
import { eachOf, json, readJson } from './stores/store.mjs';

const tries = 3;
/** What the pages are that lie in the target, by path: only those that differ are written. */
export const drawnPath = 'private/drawn.json';

/**
 * `lines`: what the registry will say, by name. `verify` is asked before anything changes, and throws where it must not.
 * `draw`: what `drawSite` takes besides. Answers the registry and the site that were made of it.
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
  throw new Error(`${store.name} was changed by others ${tries} times meanwhile: nothing was switched, try again`);
}

/** Writes the pages; when another release has switched meanwhile, all of them again, as that one left the registry. */
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
  // Styles before the pages that name them. Those of pages that are gone stay: somebody may be reading one.
  for (const group of [changed.filter(isSheet), changed.filter((file) => !isSheet(file))])
    await eachOf(group, ([path, text]) => writePacked(store, path, Buffer.from(text)));
  const gone = Object.keys(before).filter((path) => !(path in now) && !path.endsWith('.css'));
  await eachOf(gone, async (path) => {
    await store.remove(path);
    await removePacked(store, path);
  });
  if (changed.length > 0 || gone.length > 0) await store.write(drawnPath, json(now));
}
