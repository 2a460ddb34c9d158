import { openStore } from '../stores/open-store';
import type { Store } from '../stores/store';
import { testTargets, type TestTarget } from '../stores/test-targets';
import { activateVersions, pageHashesPath, type ActivateOptions } from './activate';
import { findPreviousRelease, pruneVersions, readHistory, recordReleases, recordRollback } from './history';
import { findRegistryEntry, readRegistry } from './registry';
import { findReleaseProblems, getReleaseStatus } from './status';
import { createTestArtifact } from './test-artifacts';
import { hashBytes, uploadVersion } from './upload';

const prerenderOptions = { withPages: false };

describe.each(Object.entries(testTargets))('%s as a target', (_kind, createTarget) => {
  let target: TestTarget;
  let store: Store;
  beforeEach(async () => {
    target = await createTarget();
    store = await openStore(target.location);
  });
  afterEach(() => target.close());

  async function release(name: string, version: string, options?: ActivateOptions & { at?: Date }) {
    const artifact = createTestArtifact(name, version);
    await uploadVersion(store, artifact);
    await activateVersions(store, { [name]: artifact.registryEntry }, { prerenderOptions, ...options });
    return await recordReleases(store, { [name]: artifact.registryEntry }, options);
  }
  const readText = async (path: string) => String((await store.read(path))?.bytes);
  const getUsedVersion = async (name: string) => findRegistryEntry((await readRegistry(store)).value, name)?.version;

  it('keeps the other parts when a part is released', async () => {
    await expect(release('mf-builder', 'b1')).rejects.toThrow('does not contain a shell: release it first');
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

  it('rolls back to the previous version that was not withdrawn', async () => {
    await release('shell', 's1');
    for (const version of ['b1', 'b2', 'b3']) await release('mf-builder', version);
    const findPreviousVersion = async (version: string) =>
      findPreviousRelease(await readHistory(store), 'mf-builder', version)?.version;
    expect(await findPreviousVersion('b3')).toBe('b2');
    await recordRollback(store, 'mf-builder', 'b2');
    expect(await findPreviousVersion('b2')).toBe('b1');
    await release('mf-builder', 'b4');
    expect(await findPreviousVersion('b4')).toBe('b2');
    // Releasing a withdrawn version again makes it eligible.
    await release('mf-builder', 'b3');
    expect([await findPreviousVersion('b3'), await findPreviousVersion('b1')]).toEqual(['b4', undefined]);
  });

  it('keeps the latest versions, recent versions, and the version in use', async () => {
    await release('shell', 's1', { at: new Date(0) });
    for (const [index, version] of ['b1', 'b2', 'b3', 'b4'].entries())
      await release('mf-builder', version, { at: new Date(index * 86_400_000) });
    await activateVersions(
      store,
      { 'mf-builder': createTestArtifact('mf-builder', 'b1').registryEntry },
      { prerenderOptions },
    );
    await pruneVersions(store, { versions: 1, days: 2 }, 3.5 * 86_400_000);
    const versions = new Set((await store.list('mf-builder/')).map((path) => path.split('/')[1]));
    expect([...versions]).toEqual(['b1', 'b3', 'b4']);
    expect(await store.list('shell/s1/')).not.toEqual([]);
    expect((await readHistory(store))['mf-builder']?.map(({ version }) => version)).toEqual(['b4', 'b3', 'b1']);
  });

  it('deletes old files of rejected or interrupted releases and old style sheets without a page', async () => {
    await release('shell', 's1');
    await release('mf-builder', 'b1');
    const verify = () => Promise.reject(new Error('a screen is white'));
    for (const version of ['b2', 'b3'])
      await expect(release('mf-builder', version, { verify })).rejects.toThrow('a screen is white');
    // An interrupted release wrote files, but no list of files.
    await store.write('mf-support/u1/main.js', 'half');
    for (const file of ['page-1.css', 'page-2.css', 'page-2.css.br']) await store.write(`assets/${file}`, 'a {}');
    const daysFromNow = (count: number) => Date.now() + count * 86_400_000;
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
    await release('mf-builder', 'b3');
    await store.write('private/drawn.json', JSON.stringify({ 'assets/page-1.css': hashBytes('a {}') }));
    await pruneVersions(store, undefined, daysFromNow(7));
    expect(await listRemaining()).toEqual(allRemaining);
    await pruneVersions(store, undefined, daysFromNow(9));
    expect(await listRemaining()).toEqual(['assets/page-1.css', 'mf-builder/b1', 'mf-builder/b3']);
    expect(await findReleaseProblems(store)).toEqual([]);
    expect(JSON.parse(await readText('private/unused.json'))).toEqual({});
  });

  it('reports files that differ from the release', async () => {
    await release('shell', 's1');
    expect(await findReleaseProblems(store)).toEqual([]);
    await store.write('shell/s1/main.js', 'changed');
    expect(await findReleaseProblems(store)).toEqual(['shell/s1/main.js was changed']);
    await uploadVersion(store, { ...createTestArtifact('shell', 's1'), version: 's2' });
    const originalText = await readText('shell/s2/main.js');
    await store.write('shell/s1/main.js', `${originalText} `);
    await store.remove('shell/s1/main.js.br');
    expect(await findReleaseProblems(store)).toEqual([
      'shell/s1/main.js was changed',
      'shell/s1/main.js.br is missing or was changed',
    ]);
    await store.write('shell/s1/main.js', originalText);
    await store.write('shell/s1/main.js.br', 'changed');
    await store.remove('shell/s1/main.js.gz');
    await store.write('app.html', 'changed');
    expect(await findReleaseProblems(store)).toEqual([
      'shell/s1/main.js.br is missing or was changed',
      'shell/s1/main.js.gz is missing or was changed',
      'app.html was changed',
    ]);
    // Another release repairs the files. It also repairs the pages, because their hashes are missing.
    await store.remove(pageHashesPath);
    await release('shell', 's1');
    expect(await findReleaseProblems(store)).toEqual([]);
    await store.remove('app.html');
    await store.remove('shell/s1/main.js');
    expect(await findReleaseProblems(store)).toEqual(['shell/s1/main.js is missing', 'app.html is missing']);
  });
});
