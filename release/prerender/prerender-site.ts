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
  /** Contents by path in the target. */
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

interface Area {
  remote: RemoteEntry;
  bundle: RemoteBundle;
  styles: string;
}

const loadAreas = (store: Store, remotes: RemoteEntry[], sharedModules: Record<string, unknown>): Promise<Area[]> =>
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
  const areas = await loadAreas(store, registry.remotes, shell.sharedModules);
  const pages = areas.flatMap((area) => shell.listPublicPages(area.bundle.default).map((page) => ({ ...page, area })));

  const files = new Map<string, string>();
  const prerenderedPages: Site['pages'] = [];
  for (const { code: language } of languages) {
    for (const { path, area } of [...pages, { path: '/404', area: undefined }]) {
      const pagePath = getLocalizedPath(language, path);
      const rendered = await shell.renderPage({
        path,
        language,
        registry,
        remote: area?.bundle.default,
        answers: answers[language],
      });
      const page: SitePage = { ...rendered, path, language, publicUrl, url: publicUrl + pagePath };
      const { html, css } = extractInlineStyles(page.html);
      const ogImage = findOgImage(ogImages, path, language, rendered.textLanguage);
      const head = [
        renderHeadTags(page, area?.bundle ?? {}, ogImage),
        renderHeadingFontPreload(version, shellFiles, language),
        area?.styles ?? '',
      ];
      if (css) {
        const styleSheet = `assets/page-${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
        files.set(styleSheet, css);
        head.push(`<link rel="stylesheet" href="/${styleSheet}">`);
      }
      const file = area ? `${pagePath === '/' ? '' : pagePath}/index.html` : `${pagePath}.html`;
      const embeddedData = { registry: toPageRegistry(registry, area?.remote), answers: page.answers };
      files.set(file.slice(1), renderPageHtml(shellHtml, { ...page, head: head.join(''), html, embeddedData }));
      if (area) prerenderedPages.push({ path: pagePath, file });
    }
  }
  files.set('sitemap.xml', renderSitemap(publicUrl, pages));
  for (const { bundle } of areas)
    for (const [name, text] of Object.entries(bundle.getExtraFiles?.(publicUrl) ?? {}))
      files.set(name.replace(/^\//, ''), text);
  files.set('robots.txt', renderRobotsTxt(publicUrl));
  return { files, pages: prerenderedPages };
}
