import type { RemoteEntry } from '@shortlist/contracts/platform/registry';
import type { Store } from '../stores/store';
import type { FileHashes, Manifest } from '../versions/upload';
import { readReleasedJson } from './released-bundles';

/**
 * Renders the link to a remote's style sheet. The link has the id that the bundle's runtime uses, so that the runtime
 * does not load the style sheet again.
 */
export async function renderStyleLink(store: Store, { name, version }: RemoteEntry): Promise<string> {
  const styles = await readReleasedJson<{ file: string; chunk: string }>(store, `${name}/${version}/styles.json`);
  const { files } = await readReleasedJson<Manifest>(store, `private/${name}/${version}/files.json`);
  return (
    `<link rel="stylesheet" href="/${name}/${version}/${styles.file}" crossorigin="anonymous" ` +
    `integrity="${files[styles.file]}" data-rspack="@shortlist/${name}:chunk-${styles.chunk}">`
  );
}

/**
 * Returns the path of a page's Open Graph image in the first of the languages that has one, or else the image of the
 * parent page.
 */
export function findOgImage(ogImages: FileHashes, path: string, ...codes: (string | undefined)[]): string | undefined {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  const file = codes.map((code) => `${name}-${code}.png`).find((candidate) => candidate in ogImages);
  if (file) return `/og/${file}`;
  const parentPath = path.slice(0, path.lastIndexOf('/'));
  return parentPath ? findOgImage(ogImages, parentPath, ...codes) : undefined;
}

export function renderHeadingFontPreload(version: string, files: FileHashes, language: string): string {
  const file = Object.keys(files).find((name) => name.startsWith(`assets/${language}-headings.`));
  return file ? `<link rel="preload" as="font" type="font/woff2" href="/shell/${version}/${file}" crossorigin>` : '';
}
