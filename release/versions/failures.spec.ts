import { openStore } from '../stores/open-store';
import type { Store } from '../stores/store';
import { testTargets, type TestTarget } from '../stores/test-targets';
import { activateVersions } from './activate';
import { readHistory, recordReleases } from './history';
import { findRegistryEntry, readRegistry, registryPath } from './registry';
import { rollBack } from './roll-back';
import { findReleaseProblems } from './status';
import { createTestArtifact } from './test-artifacts';
import { deleteVersion, readManifest, uploadVersion } from './upload';

const options = { prerenderOptions: { withPages: false } };

const breakWrites = (store: Store, pattern: RegExp): Store => ({
  ...store,
  write: (path, bytes) =>
    pattern.test(path) ? Promise.reject(new Error('the connection was lost')) : store.write(path, bytes),
});

describe.each(Object.entries(testTargets))('a release to %s', (_kind, createTarget) => {
  let target: TestTarget;
  let store: Store;
  beforeEach(async () => {
    target = await createTarget();
    store = await openStore(target.location);
    await release(store, 'shell', 's1');
    await release(store, 'mf-builder', 'b1');
  });
  afterEach(() => target.close());

  async function release(targetStore: Store, name: string, version: string) {
    const artifact = createTestArtifact(name, version);
    await uploadVersion(targetStore, artifact);
    await activateVersions(targetStore, { [name]: artifact.registryEntry }, options);
    await recordReleases(targetStore, { [name]: artifact.registryEntry });
  }
  const getUsedVersion = async (name: string) => findRegistryEntry((await readRegistry(store)).value, name)?.version;
  const readTarget = async () => {
    const paths = await store.list('');
    const files = await Promise.all(paths.map(async (path) => [path, (await store.read(path))?.bytes.toString('hex')]));
    return Object.fromEntries(files) as Record<string, string>;
  };

  it.each([
    ['a file', /^mf-builder\/b2\/main\.js$/],
    ['a compressed file', /^mf-builder\/b2\/main\.js\.gz$/],
    ['a private file', /^private\/mf-builder\/b2\/index\.html$/],
    ['the list of files', /^private\/mf-builder\/b2\/files\.json$/],
  ])('keeps the live version in use if it cannot upload %s', async (_name, pattern) => {
    await expect(release(breakWrites(store, pattern), 'mf-builder', 'b2')).rejects.toThrow('the connection was lost');
    expect(await getUsedVersion('mf-builder')).toBe('b1');
    expect(await readManifest(store, 'mf-builder', 'b2')).toBeUndefined();
    expect((await readHistory(store))['mf-builder']?.map(({ version }) => version)).toEqual(['b1']);
    expect(await findReleaseProblems(store)).toEqual([]);
    await release(store, 'mf-builder', 'b2');
    expect(await getUsedVersion('mf-builder')).toBe('b2');
    expect(await findReleaseProblems(store)).toEqual([]);
  });

  it('repairs the pages when it runs again after a failure', async () => {
    const shell = createTestArtifact('shell', 's2');
    shell.privateFiles.set(
      'index.html',
      Buffer.from('<!doctype html><head></head><script src="/shell/s2/main.js"></script>'),
    );
    await uploadVersion(store, shell);
    const activate = (targetStore: Store) => activateVersions(targetStore, { shell: shell.registryEntry }, options);
    await expect(activate(breakWrites(store, /^app\.html$/))).rejects.toThrow('the connection was lost');
    await activate(store);
    expect(String((await store.read('app.html'))?.bytes)).toContain('/shell/s2/main.js');
    expect(await findReleaseProblems(store)).toEqual([]);
  });

  it('gives up and changes nothing if the registry keeps changing', async () => {
    const artifact = createTestArtifact('mf-builder', 'b2');
    await uploadVersion(store, artifact);
    const contestedStore: Store = { ...store, writeIf: () => Promise.resolve(false) };
    const before = await readTarget();
    await expect(activateVersions(contestedStore, { 'mf-builder': artifact.registryEntry }, options)).rejects.toThrow(
      /^nothing was activated, because .*: try again$/,
    );
    expect(await readTarget()).toEqual(before);
  });

  it('rejects a registry entry of the wrong kind', async () => {
    const { registryEntry } = createTestArtifact('mf-builder', 'b2');
    const before = await store.read(registryPath);
    for (const name of ['shell', 'backend', 'status'])
      await expect(activateVersions(store, { [name]: registryEntry }, options)).rejects.toThrow(`entry of ${name}`);
    expect(await store.read(registryPath)).toEqual(before);
  });

  it.each([
    ['a version that was never released', 'mf-builder', 'b9', 'contains no b9 of mf-builder'],
    ['the version before the first one', 'mf-builder', undefined, 'contains no version before b1 of mf-builder'],
    ['a part that was never released', 'mf-admin', undefined, 'mf-admin has not been released to'],
    ['an unknown part', 'remotes', undefined, 'remotes has not been released to'],
  ])('is unchanged by a rollback to %s', async (_name, name, version, message) => {
    const before = await readTarget();
    await expect(rollBack(store, name, version, options)).rejects.toThrow(message);
    expect(await readTarget()).toEqual(before);
  });

  it('is unchanged by a rollback to a version whose files were deleted', async () => {
    await release(store, 'mf-builder', 'b2');
    await deleteVersion(store, 'mf-builder', 'b1');
    const before = await readTarget();
    await expect(rollBack(store, 'mf-builder', undefined, options)).rejects.toThrow(
      'the files of mf-builder b1 have been deleted',
    );
    expect(await readTarget()).toEqual(before);
  });

  it('is undone by a rollback, which another rollback undoes', async () => {
    await release(store, 'mf-builder', 'b2');
    expect(await rollBack(store, 'mf-builder', undefined, options)).toEqual({ version: 'b1', replacedVersion: 'b2' });
    expect(await getUsedVersion('mf-builder')).toBe('b1');
    expect(await rollBack(store, 'mf-builder', 'b2', options)).toEqual({ version: 'b2', replacedVersion: 'b1' });
    expect(await getUsedVersion('mf-builder')).toBe('b2');
  });
});
