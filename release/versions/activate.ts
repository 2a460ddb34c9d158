import { removeVariants, writeWithVariants } from '../prerender/precompress';
import { prerenderSite, type PrerenderOptions, type Site } from '../prerender/prerender-site';
import { forEachConcurrent, formatJson, readJson, type Store } from '../stores/store';
import { readRegistry, registryPath, addRegistryEntries, type Registry, type RegistryEntries } from './registry';
import { hashBytes, type FileHashes } from './upload';

const maxAttempts = 3;
/** File with the hashes of the pages in the target, so that only changed pages are written. */
export const pageHashesPath = 'private/drawn.json';

export interface ActivateOptions {
  /** Runs before anything changes. Throws an error to abort the activation. */
  verify?: (registry: Registry, site: Site) => Promise<void>;
  prerenderOptions?: PrerenderOptions;
}

interface ActivatedSite {
  registry: Registry;
  site: Site;
}

export async function activateVersions(
  store: Store,
  registryEntries: RegistryEntries,
  { verify, prerenderOptions }: ActivateOptions = {},
): Promise<ActivatedSite> {
  for (let count = 0; count < maxAttempts; count++) {
    const { value: oldRegistry, etag } = await readRegistry(store);
    const registry = addRegistryEntries(oldRegistry, registryEntries);
    const site = await prerenderSite(store, registry, prerenderOptions);
    if (count === 0) await verify?.(registry, site);
    const isSame = formatJson(registry) === formatJson(oldRegistry);
    if (isSame || (await store.writeIf(registryPath, formatJson(registry), etag)))
      return await publishPages(store, registry, site, prerenderOptions);
  }
  throw new Error(
    `nothing was activated, because ${store.name} was changed concurrently ${maxAttempts} times: try again`,
  );
}

/** Writes the pages. If another release replaces the registry in the meantime, writes all pages again. */
async function publishPages(
  store: Store,
  registry: Registry,
  site: Site,
  prerenderOptions?: PrerenderOptions,
): Promise<ActivatedSite> {
  await writePages(store, site);
  for (;;) {
    const { value: latestRegistry } = await readRegistry(store);
    if (formatJson(latestRegistry) === formatJson(registry)) return { registry, site };
    registry = latestRegistry;
    site = await prerenderSite(store, registry, prerenderOptions);
    await writePages(store, site, { all: true });
  }
}

async function writePages(store: Store, { files }: Site, { all = false } = {}): Promise<void> {
  const { value: oldHashes } = await readJson<FileHashes, FileHashes>(store, pageHashesPath, {});
  const newHashes: FileHashes = Object.fromEntries([...files].map(([path, text]) => [path, hashBytes(text)]));
  const changedFiles = [...files].filter(([path]) => all || oldHashes[path] !== newHashes[path]);
  const isStyleSheet = ([path]: [string, string]) => path.endsWith('.css');
  // Style sheets are written before the pages that reference them. Old style sheets stay, because a browser may still
  // show an old page.
  for (const group of [changedFiles.filter(isStyleSheet), changedFiles.filter((file) => !isStyleSheet(file))])
    await forEachConcurrent(group, ([path, text]) => writeWithVariants(store, path, Buffer.from(text)));
  const removedPaths = Object.keys(oldHashes).filter((path) => !(path in newHashes) && !path.endsWith('.css'));
  await forEachConcurrent(removedPaths, async (path) => {
    await store.remove(path);
    await removeVariants(store, path);
  });
  if (changedFiles.length > 0 || removedPaths.length > 0) await store.write(pageHashesPath, formatJson(newHashes));
}
