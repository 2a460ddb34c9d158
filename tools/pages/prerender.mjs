/**
 * Draws every public page in every language: the bundles for Node of the released shell and remotes are read from the
 * store, with one React, and asked for their HTML.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { json, readJson } from '../release/stores/store.mjs';
import { headOf, languages, localPath, robotsOf, sitemapOf } from './head.mjs';
import { liftStyles, pageFile } from './page-file.mjs';
import { releasePlace } from './release-place.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const nodeRequire = createRequire(import.meta.url);

/** A file of a released version, as text. */
async function textOf(store, path) {
  const found = await store.read(path);
  if (!found) throw new Error(`${store.name} has no ${path}`);
  return found.bytes.toString('utf8');
}

/** The exports of a version's bundle; what it asks for is taken from `given` first. */
async function load(store, name, version, given = {}) {
  const filename = `private/${name}/${version}/prerender.cjs`;
  const module = { exports: {} };
  const asked = (id) => given[id] ?? nodeRequire(id);
  const names = ['module', 'exports', 'require', '__filename', '__dirname'];
  const text = (await textOf(store, filename)).replaceAll(releasePlace, `/${name}/${version}/`);
  const wrap = vm.compileFunction(text, names, { filename });
  wrap(module, module.exports, asked, filename, name);
  return module.exports;
}

/** The style sheet of a remote, as the runtime of its bundle names it: it does not load what stands there already. */
async function styleLink(store, { name, version }) {
  const { file, chunk } = JSON.parse(await textOf(store, `${name}/${version}/styles.json`));
  const { files } = JSON.parse(await textOf(store, `private/${name}/${version}/files.json`));
  return (
    `<link rel="stylesheet" href="/${name}/${version}/${file}" crossorigin="anonymous" integrity="${files[file]}" ` +
    `data-rspack="@shortlist/${name}:chunk-${chunk}">`
  );
}

/**
 * The picture that other sites show of a page: of the page in its language, of a text in its own, or of the page above;
 * none if none of them is drawn.
 */
function pictureOf(pictures, path, ...codes) {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  const file = codes.map((code) => `${name}-${code}.png`).find((candidate) => candidate in pictures);
  if (file) return `/og/${file}`;
  const above = path.slice(0, path.lastIndexOf('/'));
  return above && pictureOf(pictures, above, ...codes);
}

/** Headings of these languages have a face of their own, which is asked for with the page. */
function headingFace(version, files, language) {
  const file = Object.keys(files).find((name) => name.startsWith(`assets/${language}-headings.`));
  return file ? `<link rel="preload" as="font" type="font/woff2" href="/shell/${version}/${file}" crossorigin>` : '';
}

/** Whoever serves the page knows the screens of a remote by its `mounts`: none may be left out, and none be of nothing. */
function checkMounts({ name, mounts }, routes) {
  const paths = routes
    .flatMap(({ path }) => (path.endsWith('/:id?') ? [path.replace('/:id?', ''), path.slice(0, -1)] : [path]))
    .map((path) => `/${path}`);
  const unlike = [...paths, ...mounts].filter((path) => !paths.includes(path) || !mounts.includes(path));
  if (unlike.length > 0) throw new Error(`${name} has screens or mounts without the other: ${unlike.join(', ')}`);
}

/** Of a path's mounts a page asks for the first segment only: whose it is. Longer ones are for who serves the pages. */
const firstSegments = (mounts) => mounts.filter((mount) => mount.lastIndexOf('/') === 0);

/**
 * What a page knows of the areas: all of its own, of the others that they are there. Where those are is asked when they
 * are needed, so that a page stays as it is when another area is released.
 */
const knownTo = ({ shell, remotes }, own) => ({
  shell: { mounts: firstSegments(shell.mounts) },
  remotes: remotes.map((remote) => {
    const mounts = firstSegments(remote.mounts);
    return remote === own ? { ...remote, mounts } : { name: remote.name, mounts, widgets: remote.widgets };
  }),
});

/** What public pages are made of, from the backend of this checkout and its settings. */
export const ownPageData = () =>
  JSON.parse(
    execFileSync('node', ['backend/dist/page-data.js'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  );

/** That of the backend in use where one was released, else of this checkout's. */
async function pageDataOf(store, { backend }) {
  const { value } = backend ? await readJson(store, `private/backend/${backend.version}/page-data.json`) : {};
  return value ?? ownPageData();
}

/**
 * All that is made of the versions that a registry names: `files` by their path in the target, `pages` those among them
 * that are prerendered. `pageData` where it does not come from the store.
 */
export async function drawSite(store, registry, { withPages = true, pageData } = {}) {
  const bare = await textOf(store, `private/shell/${registry.shell.version}/index.html`);
  const data = withPages && (pageData ?? (await pageDataOf(store, registry)));
  const { files, pages } = withPages ? await drawPages(store, registry, bare, data) : { files: new Map(), pages: [] };
  // For screens that are nobody's but the reader's.
  files.set('app.html', bare.replace('</head>', '<meta name="robots" content="noindex"></head>'));
  files.set('pages.json', json({ pages }));
  return { files, pages };
}

async function drawPages(store, registry, bare, { publicUrl, answers }) {
  const { version } = registry.shell;
  const shell = await load(store, 'shell', version);
  const { files: shellFiles } = JSON.parse(await textOf(store, `private/shell/${version}/files.json`));
  const { value: pictures } = await readJson(store, 'private/pictures.json', {});
  const areas = await Promise.all(
    registry.remotes.map(async (remote) => ({
      remote,
      face: await load(store, remote.name, remote.version, shell.shared),
      styles: await styleLink(store, remote),
    })),
  );
  for (const { remote, face } of areas) checkMounts(remote, face.default.routes);
  const pages = areas.flatMap((area) => shell.publicPagesOf(area.face.default).map((page) => ({ ...page, ...area })));

  const files = new Map();
  const made = [];
  for (const language of languages) {
    for (const { path, remote, face, styles } of [...pages, { path: '/404' }]) {
      const address = localPath(language, path);
      const order = { path, language, registry, remote: face?.default, answers: answers[language] };
      const drawn = await shell.renderPage(order);
      const page = { ...drawn, path, language, publicUrl, url: publicUrl + address };
      const { html, css } = liftStyles(page.html);
      const picture = pictureOf(pictures, path, language, drawn.textLanguage);
      const head = [headOf(page, face ?? {}, picture), headingFace(version, shellFiles, language), styles ?? ''];
      if (css) {
        const sheet = `assets/page-${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
        files.set(sheet, css);
        head.push(`<link rel="stylesheet" href="/${sheet}">`);
      }
      const file = remote ? `${address === '/' ? '' : address}/index.html` : `${address}.html`;
      const block = { registry: knownTo(registry, remote), answers: page.answers };
      files.set(file.slice(1), pageFile(bare, { ...page, head: head.join(''), html, block }));
      if (remote) made.push({ path: address, file });
    }
  }
  files.set('sitemap.xml', sitemapOf(publicUrl, pages));
  for (const { face } of areas)
    for (const [name, text] of Object.entries(face.filesOf?.(publicUrl) ?? {}))
      files.set(name.replace(/^\//, ''), text);
  files.set('robots.txt', robotsOf(publicUrl));
  return { files, pages: made };
}
