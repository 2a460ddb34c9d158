import { openStore } from './open-store';
import { forEachConcurrent, type Store } from './store';
import { testTargets, type TestTarget } from './test-targets';

describe.each(Object.entries(testTargets))('%s as a store', (_kind, createTarget) => {
  let target: TestTarget;
  let store: Store;
  beforeAll(async () => {
    target = await createTarget();
    store = await openStore(target.location);
  });
  afterAll(() => target.close());

  const readText = async (path: string) => (await store.read(path))?.bytes.toString();

  it('reads the written content, and undefined for a missing file', async () => {
    await store.write('mf-builder/1/assets/a.js', 'one');
    await store.write('mf-builder/1/assets/a.js', Buffer.from([0, 255, 10]));
    expect([...((await store.read('mf-builder/1/assets/a.js'))?.bytes ?? [])]).toEqual([0, 255, 10]);
    expect(await store.read('mf-builder/2')).toBeUndefined();
    expect(await store.read('mf-builder')).toBeUndefined();
  });

  it('lists all paths with a prefix, except those of removed files', async () => {
    const paths = Array.from({ length: 12 }, (_, index) => `list/${10 + index}/file.txt`);
    for (const path of [...paths, 'listen.txt']) await store.write(path, path);
    expect(await store.list('list/')).toEqual(paths);
    expect(await store.list('list/1')).toEqual(paths.slice(0, 10));
    await store.remove(paths[0]!);
    await store.remove('list/never-there');
    expect(await store.list('list/')).toEqual(paths.slice(1));
    expect(await store.list('nothing/')).toEqual([]);
  });

  it('does not overwrite content that has changed since it was read', async () => {
    expect(await store.writeIf('remotes.json', 'first', undefined)).toBe(true);
    expect(await store.writeIf('remotes.json', 'also first', undefined)).toBe(false);
    const { etag } = (await store.read('remotes.json')) ?? {};
    expect(await store.writeIf('remotes.json', 'second', etag)).toBe(true);
    expect(await store.writeIf('remotes.json', 'late', etag)).toBe(false);
    expect(await readText('remotes.json')).toBe('second');
    expect(await store.writeIf('never-there.json', 'late', etag)).toBe(false);
  });

  it('accepts exactly one of several concurrent conditional writes', async () => {
    const { etag } = (await store.read('remotes.json')) ?? {};
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => store.writeIf('remotes.json', `by ${index}`, etag)),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await readText('remotes.json')).toBe(`by ${results.indexOf(true)}`);
  });

  it('sets the content headers of files in a bucket', async () => {
    const { server } = target;
    if (!server) return;
    for (const path of ['shell/1/main.js', 'shell/1/main.js.br', 'index.html', 'index.html.gz'])
      await store.write(path, 'x');
    const getHeaders = (path: string) => server.objects.get(`shortlist/site/${path}`)?.headers;
    const immutableCacheControl = 'public, max-age=31536000, immutable';
    const script = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': immutableCacheControl };
    expect(getHeaders('shell/1/main.js')).toEqual(script);
    expect(getHeaders('shell/1/main.js.br')).toEqual({ ...script, 'content-encoding': 'br' });
    const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
    expect(getHeaders('index.html')).toEqual(page);
    expect(getHeaders('index.html.gz')).toEqual({ ...page, 'content-encoding': 'gzip' });
  });
});

describe('forEachConcurrent', () => {
  it('processes all items, but never more at once than allowed', async () => {
    let running = 0;
    let peak = 0;
    const finished: number[] = [];
    const items = Array.from({ length: 10 }, (_, index) => index);
    await forEachConcurrent(
      items,
      async (item) => {
        peak = Math.max(peak, ++running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running--;
        finished.push(item);
      },
      3,
    );
    expect(peak).toBe(3);
    expect(finished.sort((a, b) => a - b)).toEqual(items);
  });

  it('starts no item after a failure, waits for the running items, and throws the first error', async () => {
    const started: number[] = [];
    const finished: number[] = [];
    const work = async (item: number) => {
      started.push(item);
      if (item === 0) throw new Error('item 0 failed');
      await new Promise((resolve) => setTimeout(resolve, 20));
      finished.push(item);
    };
    await expect(forEachConcurrent([0, 1, 2, 3], work, 2)).rejects.toThrow('item 0 failed');
    expect([started, finished]).toEqual([[0, 1], [1]]);
  });
});
