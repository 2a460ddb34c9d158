import { pruneVersions, readHistory, recordReleases, recordRollback, findPreviousRelease } from './history.mjs';
import { pruneLockfile } from '../artifacts/prune-lockfile.mjs';
import { hashBytes, uploadVersion } from './upload.mjs';
import { findRegistryEntry, readRegistry } from './registry.mjs';
import { findReleaseProblems, getReleaseStatus } from './status.mjs';
import { openStore } from '../stores/store.mjs';
import { testTargets } from '../stores/test-targets.mjs';
import { pageHashesPath, activateVersions } from './activate.mjs';

const prerenderOptions = { withPages: false };
const shellHtml = '<!doctype html><head></head><script src="/shell/s1/main.js"></script>';

const createArtifact = (name, version) => ({
  name,
  version,
  files: new Map([['main.js', Buffer.from(`${version};`.repeat(600))]]),
  hidden: new Map([['index.html', Buffer.from(shellHtml)]]),
  registryEntry: name === 'shell' ? { version, mounts: [] } : { name, version, contract: 1, mounts: ['/templates'] },
});

describe.each(Object.entries(testTargets))('%s as a target', (_kind, createTarget) => {
  let target;
  let store;
  beforeEach(async () => {
    target = await createTarget();
    store = await openStore(target.location);
  });
  afterEach(() => target.close());

  async function release(name, version, options) {
    const artifact = createArtifact(name, version);
    await uploadVersion(store, artifact);
    await activateVersions(store, { [name]: artifact.registryEntry }, { prerenderOptions, ...options });
    return await recordReleases(store, { [name]: artifact.registryEntry }, options);
  }
  const getUsedVersion = async (name) => findRegistryEntry((await readRegistry(store)).value, name)?.version;

  it('receives each part independently and keeps the others', async () => {
    await expect(release('mf-builder', 'b1')).rejects.toThrow('has no shell yet: release it first');
    await release('shell', 's1');
    await release('mf-builder', 'b1');
    await release('mf-builder', 'b2');
    expect([await getUsedVersion('shell'), await getUsedVersion('mf-builder')]).toEqual(['s1', 'b2']);
    const files = await store.list('');
    for (const version of ['b1', 'b2'])
      expect(files).toEqual(
        expect.arrayContaining(['', '.br', '.gz'].map((end) => `mf-builder/${version}/main.js${end}`)),
      );
    expect(
      (await getReleaseStatus(store)).map(({ name, version, previousVersion }) => [name, version, previousVersion]),
    ).toEqual([
      ['shell', 's1', undefined],
      ['mf-builder', 'b2', 'b1'],
    ]);
  });

  it('stays unchanged when verification fails', async () => {
    await release('shell', 's1');
    const verify = () => Promise.reject(new Error('a screen is white'));
    await expect(release('mf-builder', 'b1', { verify })).rejects.toThrow('a screen is white');
    expect(await getUsedVersion('mf-builder')).toBeUndefined();
  });

  it('contains both parts after two concurrent releases', async () => {
    await release('shell', 's1');
    await Promise.all([release('mf-builder', 'b1'), release('mf-support', 'u1')]);
    expect([await getUsedVersion('mf-builder'), await getUsedVersion('mf-support')]).toEqual(['b1', 'u1']);
    expect(Object.keys(await readHistory(store)).sort()).toEqual(['mf-builder', 'mf-support', 'shell']);
  });

  it('rolls back to the previous version and never automatically to a withdrawn one', async () => {
    await release('shell', 's1');
    for (const version of ['b1', 'b2', 'b3']) await release('mf-builder', version);
    const findPreviousVersion = async (version) =>
      findPreviousRelease(await readHistory(store), 'mf-builder', version)?.version;
    expect(await findPreviousVersion('b3')).toBe('b2');
    await recordRollback(store, 'mf-builder', 'b2');
    expect(await findPreviousVersion('b2')).toBe('b1');
    await release('mf-builder', 'b4');
    expect(await findPreviousVersion('b4')).toBe('b2');
    // A new release of a withdrawn version clears the mark.
    await release('mf-builder', 'b3');
    expect([await findPreviousVersion('b3'), await findPreviousVersion('b1')]).toEqual(['b4', undefined]);
  });

  it('keeps the latest versions, recent versions, and the version in use', async () => {
    await release('shell', 's1', { at: new Date(0) });
    for (const [index, version] of ['b1', 'b2', 'b3', 'b4'].entries())
      await release('mf-builder', version, { at: new Date(index * 86_400_000) });
    await activateVersions(
      store,
      { 'mf-builder': createArtifact('mf-builder', 'b1').registryEntry },
      { prerenderOptions },
    );
    await pruneVersions(store, { versions: 1, days: 2 }, 3.5 * 86_400_000);
    const versions = new Set((await store.list('mf-builder/')).map((path) => path.split('/')[1]));
    expect([...versions]).toEqual(['b1', 'b3', 'b4']);
    expect(await store.list('shell/s1/')).not.toEqual([]);
    expect((await readHistory(store))['mf-builder'].map(({ version }) => version)).toEqual(['b4', 'b3', 'b1']);
  });

  it('deletes the remains of rejected or interrupted releases and unreferenced style sheets once they are old', async () => {
    await release('shell', 's1');
    await release('mf-builder', 'b1');
    const verify = () => Promise.reject(new Error('a screen is white'));
    for (const version of ['b2', 'b3'])
      await expect(release('mf-builder', version, { verify })).rejects.toThrow('a screen is white');
    // An interrupted release has no file list.
    await store.write('mf-support/u1/main.js', 'half');
    for (const file of ['page-1.css', 'page-2.css', 'page-2.css.br']) await store.write(`assets/${file}`, 'a {}');
    const daysFromNow = (count) => Date.now() + count * 86_400_000;
    const listFolders = async () =>
      (await store.list(''))
        .filter((path) => /^(private\/)?(mf-|assets)/.test(path))
        .map((path) =>
          path
            .replace(/^private\//, '')
            .split('/')
            .slice(0, 2)
            .join('/'),
        );
    const listRemaining = async () => [...new Set(await listFolders())].sort();

    const allRemaining = await listRemaining();
    await pruneVersions(store, undefined, daysFromNow(1));
    expect(await listRemaining()).toEqual(allRemaining);
    // Releases a rejected version after all, and restores a page that references an old style sheet.
    await release('mf-builder', 'b3');
    await store.write('private/drawn.json', JSON.stringify({ 'assets/page-1.css': hashBytes('a {}') }));
    await pruneVersions(store, undefined, daysFromNow(7));
    expect(await listRemaining()).toEqual(allRemaining);
    await pruneVersions(store, undefined, daysFromNow(9));
    expect(await listRemaining()).toEqual(['assets/page-1.css', 'mf-builder/b1', 'mf-builder/b3']);
    expect(await findReleaseProblems(store)).toEqual([]);
    expect(JSON.parse(String((await store.read('private/unused.json')).bytes))).toEqual({});
  });

  it('reports files that differ from the release', async () => {
    await release('shell', 's1');
    expect(await findReleaseProblems(store)).toEqual([]);
    await store.write('shell/s1/main.js', 'changed');
    expect(await findReleaseProblems(store)).toEqual(['shell/s1/main.js was changed']);
    await uploadVersion(store, { ...createArtifact('shell', 's1'), version: 's2' });
    const originalBytes = (await store.read('shell/s2/main.js')).bytes;
    await store.write('shell/s1/main.js', `${originalBytes} `);
    await store.remove('shell/s1/main.js.br');
    expect(await findReleaseProblems(store)).toEqual([
      'shell/s1/main.js was changed',
      'shell/s1/main.js.br is missing or was changed',
    ]);
    await store.write('shell/s1/main.js', originalBytes);
    await store.write('shell/s1/main.js.br', 'changed');
    await store.remove('shell/s1/main.js.gz');
    await store.write('app.html', 'changed');
    expect(await findReleaseProblems(store)).toEqual([
      'shell/s1/main.js.br is missing or was changed',
      'shell/s1/main.js.gz is missing or was changed',
      'app.html was changed',
    ]);
    // Another release repairs the files, and also the pages if their hashes are unknown.
    await store.remove(pageHashesPath);
    await release('shell', 's1');
    expect(await findReleaseProblems(store)).toEqual([]);
    await store.remove('app.html');
    await store.remove('shell/s1/main.js');
    expect(await findReleaseProblems(store)).toEqual(['shell/s1/main.js is missing', 'app.html is missing']);
  });
});

it('prunes a lockfile to the needed packages at the paths where Node finds them', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      'node_modules/a': {
        version: '1',
        dev: true,
        dependencies: { b: '2' },
        peerDependencies: { c: '1', d: '1' },
        peerDependenciesMeta: { d: { optional: true } },
      },
      'node_modules/a/node_modules/b': { version: '2', dependencies: { e: '1' } },
      'node_modules/b': { version: '1' },
      'node_modules/c': { version: '1', optionalDependencies: { 'c-linux': '1', 'c-gone': '1' } },
      'node_modules/c-linux': { version: '1', os: ['linux'], optional: true },
      'node_modules/d': { version: '1' },
      'node_modules/e': { version: '1' },
    },
  };
  const root = { name: 'own', version: '1', dependencies: { a: '1' } };
  const { packages } = pruneLockfile(lock, root);
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/c-linux',
    'node_modules/e',
  ]);
  expect([packages['node_modules/a'].dev, packages['node_modules/c-linux'].optional]).toEqual([undefined, true]);
  expect(() => pruneLockfile(lock, { ...root, dependencies: { x: '1' } })).toThrow(
    'x is not in the lock file: own needs it',
  );
});
