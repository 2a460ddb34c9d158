/**
 * Prerenders every public page in every language: reads the Node bundles of the released shell and remotes from the
 * store and renders their HTML with a single React instance.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { formatJson, readJson } from '../stores/store.mjs';
import { renderHeadTags, languages, getLocalizedPath, renderRobotsTxt, renderSitemap } from './seo.mjs';
import { extractInlineStyles, renderPageHtml } from './page-html.mjs';
import { releaseUrlPlaceholder } from '../../scripts/rspack/release-url-placeholder.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const nodeRequire = createRequire(import.meta.url);

async function readReleasedText(store, path) {
  const file = await store.read(path);
  if (!file) throw new Error(`${store.name} does not contain ${path}`);
  return file.bytes.toString('utf8');
}

/** Loads the exports of a version's bundle. Resolves its imports from `modules` first. */
async function loadReleasedBundle(store, name, version, modules = {}) {
  const filename = `private/${name}/${version}/prerender.cjs`;
  const module = { exports: {} };
  const requireModule = (id) => modules[id] ?? nodeRequire(id);
  const names = ['module', 'exports', 'require', '__filename', '__dirname'];
  const text = (await readReleasedText(store, filename)).replaceAll(releaseUrlPlaceholder, `/${name}/${version}/`);
  const runBundle = vm.compileFunction(text, names, { filename });
  runBundle(module, module.exports, requireModule, filename, name);
  return module.exports;
}

/**
 * Renders the link to a remote's style sheet with the id that the runtime of its bundle uses, so that the runtime does
 * not load it again.
 */
async function renderStyleLink(store, { name, version }) {
  const { file, chunk } = JSON.parse(await readReleasedText(store, `${name}/${version}/styles.json`));
  const { files } = JSON.parse(await readReleasedText(store, `private/${name}/${version}/files.json`));
  return (
    `<link rel="stylesheet" href="/${name}/${version}/${file}" crossorigin="anonymous" integrity="${files[file]}" ` +
    `data-rspack="@shortlist/${name}:chunk-${chunk}">`
  );
}

/**
 * Returns the path of the Open Graph image of a page: in the language of the page, else in that of its text, else the
 * image of the parent page, if there is one.
 */
function findOgImage(ogImages, path, ...codes) {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  const file = codes.map((code) => `${name}-${code}.png`).find((candidate) => candidate in ogImages);
  if (file) return `/og/${file}`;
  const parentPath = path.slice(0, path.lastIndexOf('/'));
  return parentPath && findOgImage(ogImages, parentPath, ...codes);
}

function renderHeadingFontPreload(version, files, language) {
  const file = Object.keys(files).find((name) => name.startsWith(`assets/${language}-headings.`));
  return file ? `<link rel="preload" as="font" type="font/woff2" href="/shell/${version}/${file}" crossorigin>` : '';
}

/**
 * Throws if a remote's `mounts` and routes do not match, because the web server knows a remote's screens only by its
 * `mounts`.
 */
function assertMountsMatchRoutes({ name, mounts }, routes) {
  const paths = routes
    .flatMap(({ path }) => (path.endsWith('/:id?') ? [path.replace('/:id?', ''), path.slice(0, -1)] : [path]))
    .map((path) => `/${path}`);
  const mismatches = [...paths, ...mounts].filter((path) => !paths.includes(path) || !mounts.includes(path));
  if (mismatches.length > 0) throw new Error(`the mounts and routes of ${name} do not match: ${mismatches.join(', ')}`);
}

/**
 * Returns the mounts with one segment, which suffice for a page to find the area of a path. Only the web server needs
 * longer ones.
 */
const filterTopLevelMounts = (mounts) => mounts.filter((mount) => mount.lastIndexOf('/') === 0);

/**
 * Reduces the registry to the parts that a page needs: everything about its own area, and the mounts of the others. A
 * page fetches the locations of other areas on demand, so the page does not change when other areas are released.
 */
const toPageRegistry = ({ shell, remotes }, ownRemote) => ({
  shell: { mounts: filterTopLevelMounts(shell.mounts) },
  remotes: remotes.map((remote) => {
    const mounts = filterTopLevelMounts(remote.mounts);
    return remote === ownRemote ? { ...remote, mounts } : { name: remote.name, mounts, widgets: remote.widgets };
  }),
});

export const readLocalPageData = () =>
  JSON.parse(
    execFileSync('node', ['backend/dist/page-data.js'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  );

async function readPageData(store, { backend }) {
  const { value } = backend ? await readJson(store, `private/backend/${backend.version}/page-data.json`) : {};
  return value ?? readLocalPageData();
}

/**
 * Builds the site for the versions in a registry. Returns `files` by their path in the target, and `pages`, the
 * prerendered subset. `pageData` overrides the data from the store.
 */
export async function prerenderSite(store, registry, { withPages = true, pageData } = {}) {
  const shellHtml = await readReleasedText(store, `private/shell/${registry.shell.version}/index.html`);
  const data = withPages && (pageData ?? (await readPageData(store, registry)));
  const { files, pages } = withPages
    ? await prerenderPages(store, registry, shellHtml, data)
    : { files: new Map(), pages: [] };
  // Served for private screens.
  files.set('app.html', shellHtml.replace('</head>', '<meta name="robots" content="noindex"></head>'));
  files.set('pages.json', formatJson({ pages }));
  return { files, pages };
}

/** Returns the exports of the shell's bundle, under the current names: released bundles still export older names. */
async function loadShellBundle(store, version) {
  const { shared, publicPagesOf, ...shell } = await loadReleasedBundle(store, 'shell', version);
  return { sharedModules: shared, listPublicPages: publicPagesOf, ...shell };
}

async function loadRemoteBundle(store, { name, version }, sharedModules) {
  const { dataOf, filesOf, ...remote } = await loadReleasedBundle(store, name, version, sharedModules);
  return { getStructuredData: dataOf, getExtraFiles: filesOf, ...remote };
}

async function prerenderPages(store, registry, shellHtml, { publicUrl, answers }) {
  const { version } = registry.shell;
  const shell = await loadShellBundle(store, version);
  const { files: shellFiles } = JSON.parse(await readReleasedText(store, `private/shell/${version}/files.json`));
  const { value: ogImages } = await readJson(store, 'private/pictures.json', {});
  const areas = await Promise.all(
    registry.remotes.map(async (remote) => ({
      remote,
      prerenderModule: await loadRemoteBundle(store, remote, shell.sharedModules),
      styles: await renderStyleLink(store, remote),
    })),
  );
  for (const { remote, prerenderModule } of areas) assertMountsMatchRoutes(remote, prerenderModule.default.routes);
  const pages = areas.flatMap((area) =>
    shell.listPublicPages(area.prerenderModule.default).map((page) => ({ ...page, ...area })),
  );

  const files = new Map();
  const prerenderedPages = [];
  for (const language of languages) {
    for (const { path, remote, prerenderModule, styles } of [...pages, { path: '/404' }]) {
      const pagePath = getLocalizedPath(language, path);
      const remoteModule = prerenderModule?.default;
      const rendered = await shell.renderPage({
        path,
        language,
        registry,
        remote: remoteModule,
        answers: answers[language],
      });
      const page = { ...rendered, path, language, publicUrl, url: publicUrl + pagePath };
      const { html, css } = extractInlineStyles(page.html);
      const ogImage = findOgImage(ogImages, path, language, rendered.textLanguage);
      const head = [
        renderHeadTags(page, prerenderModule ?? {}, ogImage),
        renderHeadingFontPreload(version, shellFiles, language),
        styles ?? '',
      ];
      if (css) {
        const styleSheet = `assets/page-${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
        files.set(styleSheet, css);
        head.push(`<link rel="stylesheet" href="/${styleSheet}">`);
      }
      const file = remote ? `${pagePath === '/' ? '' : pagePath}/index.html` : `${pagePath}.html`;
      const embeddedData = { registry: toPageRegistry(registry, remote), answers: page.answers };
      files.set(file.slice(1), renderPageHtml(shellHtml, { ...page, head: head.join(''), html, embeddedData }));
      if (remote) prerenderedPages.push({ path: pagePath, file });
    }
  }
  files.set('sitemap.xml', renderSitemap(publicUrl, pages));
  for (const { prerenderModule } of areas)
    for (const [name, text] of Object.entries(prerenderModule.getExtraFiles?.(publicUrl) ?? {}))
      files.set(name.replace(/^\//, ''), text);
  files.set('robots.txt', renderRobotsTxt(publicUrl));
  return { files, pages: prerenderedPages };
}
