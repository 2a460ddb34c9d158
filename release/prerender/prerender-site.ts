import { createHash } from 'node:crypto';
import { languages } from '@shortlist/contracts/platform/languages';
import type { RemoteEntry } from '@shortlist/contracts/platform/registry';
import { formatJson, readJson, type Store } from '../stores/store';
import type { Registry } from '../versions/registry';
import type { FileHashes, Manifest } from '../versions/upload';
import { findOgImage, renderHeadingFontPreload, renderStyleLink } from './head-parts';
import { readPageData, type PageData } from './page-data';
import { extractInlineStyles, renderPageHtml } from './page-html';
import { assertMountsMatchRoutes, toPageRegistry } from './page-registry';
import {
  loadRemoteBundle,
  loadShellBundle,
  readReleasedJson,
  readReleasedText,
  type RemoteBundle,
} from './released-bundles';
import { getLocalizedPath, renderHeadTags, renderRobotsTxt, renderSitemap, type SitePage } from './seo';

export interface Site {
  /** File contents by path below the root of the site. */
  files: Map<string, string>;
  /** Prerendered pages. `path` is the path of the URL. */
  pages: { path: string; file: string }[];
}

export interface PrerenderOptions {
  withPages?: boolean;
  /** Overrides the data from the store. */
  pageData?: PageData;
}

export async function prerenderSite(
  store: Store,
  registry: Registry,
  { withPages = true, pageData }: PrerenderOptions = {},
): Promise<Site> {
  const { version } = requireShell(store, registry);
  const shellHtml = await readReleasedText(store, `private/shell/${version}/index.html`);
  const { files, pages }: Site = withPages
    ? await prerenderPages(store, registry, shellHtml, pageData ?? (await readPageData(store, registry)))
    : { files: new Map(), pages: [] };
  // The web server serves app.html for private screens.
  files.set('app.html', shellHtml.replace('</head>', '<meta name="robots" content="noindex"></head>'));
  files.set('pages.json', formatJson({ pages }));
  return { files, pages };
}

function requireShell(store: Store, { shell }: Registry) {
  if (!shell) throw new Error(`${store.name} does not contain a shell: release it first`);
  return shell;
}

interface LoadedRemote {
  remote: RemoteEntry;
  bundle: RemoteBundle;
  styles: string;
}

const loadRemotes = (
  store: Store,
  remotes: RemoteEntry[],
  sharedModules: Record<string, unknown>,
): Promise<LoadedRemote[]> =>
  Promise.all(
    remotes.map(async (remote) => {
      const bundle = await loadRemoteBundle(store, remote, sharedModules);
      assertMountsMatchRoutes(remote, bundle.default.routes);
      return { remote, bundle, styles: await renderStyleLink(store, remote) };
    }),
  );

async function prerenderPages(
  store: Store,
  registry: Registry,
  shellHtml: string,
  { publicUrl, answers }: PageData,
): Promise<Site> {
  const { version } = requireShell(store, registry);
  const shell = await loadShellBundle(store, version);
  const { files: shellFiles } = await readReleasedJson<Manifest>(store, `private/shell/${version}/files.json`);
  const { value: ogImages } = await readJson<FileHashes, FileHashes>(store, 'private/pictures.json', {});
  const loadedRemotes = await loadRemotes(store, registry.remotes, shell.sharedModules);
  const pages = loadedRemotes.flatMap((loadedRemote) =>
    shell.listPublicPages(loadedRemote.bundle.default).map((page) => ({ ...page, loadedRemote })),
  );

  const files = new Map<string, string>();
  const prerenderedPages: Site['pages'] = [];
  for (const { code: language } of languages) {
    for (const { path, loadedRemote } of [...pages, { path: '/404', loadedRemote: undefined }]) {
      const pagePath = getLocalizedPath(language, path);
      const rendered = await shell.renderPage({
        path,
        language,
        registry,
        remote: loadedRemote?.bundle.default,
        answers: answers[language],
      });
      const page: SitePage = { ...rendered, path, language, publicUrl, url: publicUrl + pagePath };
      const { html, css } = extractInlineStyles(page.html);
      const ogImage = findOgImage(ogImages, path, language, rendered.textLanguage);
      const head = [
        renderHeadTags(page, loadedRemote?.bundle ?? {}, ogImage),
        renderHeadingFontPreload(version, shellFiles, language),
        loadedRemote?.styles ?? '',
      ];
      if (css) {
        const styleSheet = `assets/page-${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
        files.set(styleSheet, css);
        head.push(`<link rel="stylesheet" href="/${styleSheet}">`);
      }
      const file = loadedRemote ? `${pagePath === '/' ? '' : pagePath}/index.html` : `${pagePath}.html`;
      const embeddedData = { registry: toPageRegistry(registry, loadedRemote?.remote), answers: page.answers };
      files.set(file.slice(1), renderPageHtml(shellHtml, { ...page, head: head.join(''), html, embeddedData }));
      if (loadedRemote) prerenderedPages.push({ path: pagePath, file });
    }
  }
  files.set('sitemap.xml', renderSitemap(publicUrl, pages));
  for (const { bundle } of loadedRemotes)
    for (const [name, text] of Object.entries(bundle.getExtraFiles?.(publicUrl) ?? {}))
      files.set(name.replace(/^\//, ''), text);
  files.set('robots.txt', renderRobotsTxt(publicUrl));
  return { files, pages: prerenderedPages };
}
