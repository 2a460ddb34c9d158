/**
 * Draws every public page in every language: the shell's and the remotes' bundles for Node are loaded, with one React,
 * and asked for their HTML. Answers the files by their path in the site.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { integrityOf } from '../rspack/integrity.mjs';
import { headOf, languages, localPath, robotsOf, sitemapOf } from './head.mjs';
import { liftStyles, pageFile } from './page-file.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const nodeRequire = createRequire(import.meta.url);

/** A bundle's exports; what it asks for is taken from `given` first. */
function load(name, given = {}) {
  const file = join(root, name, 'dist-node', 'prerender.cjs');
  const module = { exports: {} };
  const asked = (id) => given[id] ?? nodeRequire(id);
  const wrap = vm.compileFunction(
    readFileSync(file, 'utf8'),
    ['module', 'exports', 'require', '__filename', '__dirname'],
    {
      filename: file,
    },
  );
  wrap(module, module.exports, asked, file, join(root, name));
  return module.exports;
}

/** The style sheet of a remote, as the runtime of its bundle names it: it does not load what stands there already. */
function styleLink(site, { name, version }) {
  const { file, chunk } = JSON.parse(readFileSync(join(site, name, version, 'styles.json'), 'utf8'));
  const href = `/${name}/${version}/${file}`;
  const integrity = integrityOf(join(site, href));
  return (
    `<link rel="stylesheet" href="${href}" crossorigin="anonymous" integrity="${integrity}" ` +
    `data-rspack="@shortlist/${name}:chunk-${chunk}">`
  );
}

/** The picture that other sites show of a page, if one is drawn: of the page in its language, or of a text in its own. */
function pictureOf(site, path, ...codes) {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return codes.map((code) => `/og/${name}-${code}.png`).find((file) => existsSync(join(site, file)));
}

/** Headings of these languages have a face of their own, which is asked for with the page. */
function headingFace(site, language) {
  const file = readdirSync(join(site, 'assets')).find(
    (name) => name.startsWith(`${language}-headings.`) && /woff2$/.test(name),
  );
  return file ? `<link rel="preload" as="font" type="font/woff2" href="/assets/${file}" crossorigin>` : '';
}

/** Whoever serves the page knows the screens of a remote by its `mounts`: none may be left out, and none be of nothing. */
function checkMounts({ name, mounts }, routes) {
  const paths = routes
    .flatMap(({ path }) => (path.endsWith('/:id?') ? [path.replace('/:id?', ''), path.slice(0, -1)] : [path]))
    .map((path) => `/${path}`);
  const unlike = [...paths, ...mounts].filter((path) => !paths.includes(path) || !mounts.includes(path));
  if (unlike.length > 0) throw new Error(`${name} has screens or mounts without the other: ${unlike.join(', ')}`);
}

export async function prerender({ site, bare, registry }) {
  const { publicUrl, answers } = JSON.parse(
    execFileSync('node', ['backend/dist/page-data.js'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  );
  const shell = load('shell');
  const areas = registry.remotes.map((remote) => ({ remote, face: load(remote.name, shell.shared) }));
  for (const { remote, face } of areas) checkMounts(remote, face.default.routes);
  const pages = areas.flatMap(({ remote, face }) =>
    shell.publicPagesOf(face.default).map((page) => ({ ...page, remote, face })),
  );

  const files = new Map();
  const made = [];
  for (const language of languages) {
    for (const { path, remote, face } of [...pages, { path: '/404' }]) {
      const address = localPath(language, path);
      const drawn = await shell.renderPage({
        path,
        language,
        registry,
        remote: face?.default,
        answers: answers[language],
      });
      const page = { ...drawn, path, language, publicUrl, url: publicUrl + address };
      const { html, css } = liftStyles(page.html);
      const picture = pictureOf(site, path, language, drawn.textLanguage);
      const head = [headOf(page, face ?? {}, picture), headingFace(site, language)];
      if (remote) head.push(styleLink(site, remote));
      if (css) {
        const sheet = `/assets/page-${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
        files.set(sheet, css);
        head.push(`<link rel="stylesheet" href="${sheet}">`);
      }
      const file = remote ? `${address === '/' ? '' : address}/index.html` : `${address}.html`;
      const block = { registry, answers: page.answers };
      files.set(file, pageFile(bare, { ...page, head: head.join(''), html, block }));
      if (remote) made.push({ path: address, file });
    }
  }
  files.set('/sitemap.xml', sitemapOf(publicUrl, pages));
  for (const { face } of areas)
    for (const [name, text] of Object.entries(face.filesOf?.(publicUrl) ?? {})) files.set(name, text);
  files.set('/robots.txt', robotsOf(publicUrl));
  return { files, pages: made };
}
