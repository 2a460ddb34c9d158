/**
 * Assembles the site folder that a server or a CDN serves: the shell at its root, each built remote in an immutable
 * folder named by its content (`mf-builder/3f2a…/`), and the registry `remotes.json`, written last. The version before
 * stays, so that a page that is open while the site changes keeps what it was made of. Public pages are prerendered, each
 * as a file; `pages.json` lists them; `app.html` is the page of every other path.
 * `node tools/site.mjs [--to FOLDER] [--without-pages]`
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './pages/compress.mjs';
import { prerender } from './pages/prerender.mjs';
import { integrityOf } from './rspack/integrity.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const remoteContractVersion = 1;

/** Files of a folder, by path below it, source maps aside. */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.map$/.test(file.name))
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
    .sort();
}

function contentVersion(folder, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

function built(name) {
  const dist = join(root, name, 'dist');
  if (!existsSync(dist)) throw new Error(`${name} is not built: run "npm run build" first`);
  return dist;
}

/** What a package says of itself: the paths that it has screens for, and whether it has widgets. */
const faceOf = (name) => {
  const { mounts, widgets = false } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  return { mounts, widgets };
};

/** Copies one built remote into the site and answers its line of the registry. */
function placeRemote(site, name) {
  const dist = built(name);
  const files = filesOf(dist);
  const version = contentVersion(dist, files);
  const entry = files.find((file) => /^entry\..*js$/.test(file));
  if (!entry) throw new Error(`${name} has no entry`);
  for (const file of files) cpSync(join(dist, file), join(site, name, version, file));
  return {
    name,
    entry: `/${name}/${version}/${entry}`,
    version,
    contract: remoteContractVersion,
    ...faceOf(name),
    integrity: { [entry]: integrityOf(join(dist, entry)) },
  };
}

const readList = (site, name, key) => {
  const file = join(site, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8'))[key] : [];
};

export async function assembleSite(site, { withPages = true } = {}) {
  mkdirSync(site, { recursive: true });
  const before = readList(site, 'remotes.json', 'remotes');
  const pagesBefore = readList(site, 'pages.json', 'pages');
  const shell = built('shell');
  const shellFiles = filesOf(shell);
  // The pages last: they name files that must be there already.
  for (const file of shellFiles.filter((name) => name !== 'index.html')) cpSync(join(shell, file), join(site, file));
  const pictures = join(root, 'tools', 'dist', 'og');
  if (existsSync(pictures)) cpSync(pictures, join(site, 'og'), { recursive: true });
  const remotes = readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')))
    .map((name) => placeRemote(site, name));
  const write = (name, text) => {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, `${name}.new`), text);
    renameSync(join(site, `${name}.new`), join(site, name));
  };
  const bare = readFileSync(join(shell, 'index.html'), 'utf8');
  const registry = { shell: { mounts: faceOf('shell').mounts }, remotes };
  const { files, pages } = withPages ? await prerender({ site, bare, registry }) : { files: new Map(), pages: [] };
  // For screens that are nobody's but the reader's.
  write('app.html', bare.replace('</head>', '<meta name="robots" content="noindex"></head>'));
  for (const [name, text] of files) write(name, text);
  write('pages.json', `${JSON.stringify({ pages }, null, 2)}\n`);
  write('remotes.json', `${JSON.stringify(registry, null, 2)}\n`);

  for (const { file } of pagesBefore)
    if (!pages.some((page) => page.file === file)) rmSync(join(site, file), { force: true });
  for (const { name, version } of remotes) {
    const keep = [version, before.find((remote) => remote.name === name)?.version];
    for (const folder of readdirSync(join(site, name))) {
      if (!keep.includes(folder)) rmSync(join(site, name, folder), { recursive: true });
    }
  }
  await compressFiles(site);
  return { remotes, pages };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const to = process.argv.indexOf('--to');
  const site = to > 0 ? process.argv[to + 1] : join(root, '.site');
  const { remotes, pages } = await assembleSite(site, { withPages: !process.argv.includes('--without-pages') });
  console.log(`shortlist: site in ${site}: shell, ${remotes.length} remotes, ${pages.length} pages`);
}
