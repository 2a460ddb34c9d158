/** Changes the versions in use in a target: replaces the registry and renders the pages for it. */
import { removeVariants, writeWithVariants } from '../prerender/precompress.mjs';
import { prerenderSite } from '../prerender/prerender-site.mjs';
import { hashBytes } from './upload.mjs';
import { readRegistry, registryPath, withRegistryEntries } from './registry.mjs';
import { forEachConcurrent, formatJson, readJson } from '../stores/store.mjs';

const maxAttempts = 3;
/** Hashes of the pages in the target, by path, so that only changed pages are written. */
export const pageHashesPath = 'private/drawn.json';

/**
 * Activates versions. `registryEntries`: the new entries by name. `verify` runs before anything changes and throws to
 * abort. `prerenderOptions`: options for `prerenderSite`. Returns the new registry and the site built from it.
 * @param {import('../stores/store.mjs').Store} store
 */
export async function activateVersions(store, registryEntries, { verify, prerenderOptions } = {}) {
  for (let count = 0; count < maxAttempts; count++) {
    const { value: oldRegistry, etag } = await readRegistry(store);
    const registry = withRegistryEntries(oldRegistry, registryEntries);
    if (!registry.shell) throw new Error(`${store.name} has no shell yet: release it first`);
    const site = await prerenderSite(store, registry, prerenderOptions);
    if (count === 0) await verify?.(registry, site);
    const isSame = formatJson(registry) === formatJson(oldRegistry);
    if (isSame || (await store.writeIf(registryPath, formatJson(registry), etag)))
      return await publishPages(store, registry, site, prerenderOptions);
  }
  throw new Error(`${store.name} was changed concurrently ${maxAttempts} times: nothing was activated, try again`);
}

/**
 * Writes the pages. If another release has activated versions in the meantime, writes all pages again for the latest
 * registry.
 */
async function publishPages(store, registry, site, prerenderOptions) {
  await writePages(store, site);
  for (;;) {
    const { value: latestRegistry } = await readRegistry(store);
    if (formatJson(latestRegistry) === formatJson(registry)) return { registry, site };
    registry = latestRegistry;
    site = await prerenderSite(store, registry, prerenderOptions);
    await writePages(store, site, { all: true });
  }
}

async function writePages(store, { files }, { all = false } = {}) {
  const { value: oldHashes } = await readJson(store, pageHashesPath, {});
  const newHashes = Object.fromEntries([...files].map(([path, text]) => [path, hashBytes(text)]));
  const changedFiles = [...files].filter(([path]) => all || oldHashes[path] !== newHashes[path]);
  const isStyleSheet = ([path]) => path.endsWith('.css');
  // Writes style sheets before the pages that reference them. Keeps those of previous pages, because a visitor may
  // still have such a page open.
  for (const group of [changedFiles.filter(isStyleSheet), changedFiles.filter((file) => !isStyleSheet(file))])
    await forEachConcurrent(group, ([path, text]) => writeWithVariants(store, path, Buffer.from(text)));
  const removedPaths = Object.keys(oldHashes).filter((path) => !(path in newHashes) && !path.endsWith('.css'));
  await forEachConcurrent(removedPaths, async (path) => {
    await store.remove(path);
    await removeVariants(store, path);
  });
  if (changedFiles.length > 0 || removedPaths.length > 0) await store.write(pageHashesPath, formatJson(newHashes));
}
