/**
 * `npm run release -- NAME --to TARGET [--api URL] [--built FOLDER]`: builds a front end or the backend, uploads it to
 * the target, verifies it in a browser, and only then activates it. TARGET is a folder or `s3://BUCKET/PREFIX`. Several
 * NAMEs are activated together. With `--built`, FOLDER/NAME is used as the existing build. `npm run release -- status
 * --to TARGET [--check]` prints the versions in use.
 */
import { execFileSync } from 'node:child_process';
import { fail, readArguments } from './release/arguments.mjs';
import { builtBackend } from './release/backend.mjs';
import { prune, recordReleases } from './release/history.mjs';
import { builtFrontEnd, frontEnds, root } from './release/packages.mjs';
import { putPictures, putVersion } from './release/put.mjs';
import { lineOf, readRegistry } from './release/registry.mjs';
import { check, status } from './release/status.mjs';
import { json, openStore } from './release/stores/store.mjs';
import { switchTo } from './release/switch.mjs';
import { ensurePackages, nx, run, say } from './setup.mjs';

const {
  names,
  to,
  api,
  built: folder,
  check: checks,
} = readArguments({ values: ['to', 'api', 'built'], flags: ['check'] });
const known = [...frontEnds, 'backend'];
const unknown = names.filter((name) => !known.includes(name) && name !== 'status');
if (!to || names.length === 0 || unknown.length > 0)
  fail(`Usage: npm run release -- NAME --to TARGET, where NAME is status or one or more of ${known.join(', ')}`);

ensurePackages();
const store = await openStore(to);
try {
  await (names[0] === 'status' ? tell() : release());
} catch (error) {
  fail(error.message);
}

async function tell() {
  for (const { name, version, since, commit, before } of await status(store))
    say(
      `${name.padEnd(13)} ${version}  since ${since ?? 'unknown'}  commit ${commit ?? 'unknown'}  previous ${before ?? 'none'}`,
    );
  if (!checks) return;
  const wrong = await check(store);
  if (wrong.length > 0) throw new Error(`released files are missing or were changed:\n  ${wrong.join('\n  ')}`);
  say('all released files are present and unchanged');
}

async function release() {
  if (!folder) build();
  const built = names.map((name) => (name === 'backend' ? builtBackend() : builtFrontEnd(name, folder)));
  const { value: before } = await readRegistry(store);
  const fresh = built.filter(({ name, version }) => lineOf(before, name)?.version !== version);
  for (const one of built) {
    await putVersion(store, one);
    say(`${one.name} ${one.version} ${fresh.includes(one) ? `was uploaded to ${store.name}` : 'is already in use'}`);
  }
  const { ownPageData } = await import('./pages/prerender.mjs');
  for (const { name, version } of built) {
    if (name === 'shell') await putPictures(store);
    if (name === 'backend') await store.write(`private/backend/${version}/page-data.json`, json(ownPageData()));
  }
  await switchTo(store, Object.fromEntries(built.map(({ name, line }) => [name, line])), {
    verify: fresh.length > 0 ? look(fresh.map(({ name }) => name)) : undefined,
  });
  await recordReleases(store, Object.fromEntries(built.map(({ name, line }) => [name, line])), { commit: commit() });
  await prune(store);
  for (const { name, version } of fresh) say(`${name} ${version} is now in use`);
}

function build() {
  say(`building ${names.join(', ')} …`);
  // This checkout's backend answers requests during verification and provides the data of public pages.
  const projects = [...new Set([...names, 'backend'])].join(',');
  run(...nx('run-many', '-t', 'build', `--projects=${projects}`, '--output-style=static', '--parallel=2'));
  if (names.includes('shell')) run(...nx('run', 'tools:pictures', '--output-style=static'));
}

function look(changed) {
  return async (registry, site) => {
    const { verify } = await import('./release/verify/verify.mjs');
    const count = await verify(store, { names: changed, registry, site, api });
    say(`verified ${count} screens in a browser: no problems found`);
  };
}

function commit() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return git('rev-parse', '--short', 'HEAD').trim() + (git('status', '--porcelain') ? '+' : '');
  } catch {
    // Not a git clone.
    return undefined;
  }
}
