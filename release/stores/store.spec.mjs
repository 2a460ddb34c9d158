import { openStore } from './store.mjs';
import { testTargets } from './test-targets.mjs';

describe.each(Object.entries(testTargets))('%s as a store', (_kind, createTarget) => {
  let target;
  let store;
  beforeAll(async () => {
    target = await createTarget();
    store = await openStore(target.location);
  });
  afterAll(() => target.close());

  const readText = async (path) => (await store.read(path))?.bytes.toString();

  it('reads what was written and returns undefined for a missing file', async () => {
    await store.write('mf-builder/1/assets/a.js', 'one');
    await store.write('mf-builder/1/assets/a.js', Buffer.from([0, 255, 10]));
    expect([...(await store.read('mf-builder/1/assets/a.js')).bytes]).toEqual([0, 255, 10]);
    expect(await store.read('mf-builder/2')).toBeUndefined();
    expect(await store.read('mf-builder')).toBeUndefined();
  });

  it('lists paths by prefix, beyond one page of results, and omits removed files', async () => {
    const paths = Array.from({ length: 12 }, (_, index) => `list/${10 + index}/file.txt`);
    for (const path of [...paths, 'listen.txt']) await store.write(path, path);
    expect(await store.list('list/')).toEqual(paths);
    expect(await store.list('list/1')).toEqual(paths.slice(0, 10));
    await store.remove(paths[0]);
    await store.remove('list/never-there');
    expect(await store.list('list/')).toEqual(paths.slice(1));
    expect(await store.list('nothing/')).toEqual([]);
  });

  it('writes conditionally only if the content is unchanged since it was read', async () => {
    expect(await store.writeIf('remotes.json', 'first', undefined)).toBe(true);
    expect(await store.writeIf('remotes.json', 'also first', undefined)).toBe(false);
    const { etag } = await store.read('remotes.json');
    expect(await store.writeIf('remotes.json', 'second', etag)).toBe(true);
    expect(await store.writeIf('remotes.json', 'late', etag)).toBe(false);
    expect(await readText('remotes.json')).toBe('second');
    expect(await store.writeIf('never-there.json', 'late', etag)).toBe(false);
  });

  it('lets exactly one of many concurrent conditional writes succeed', async () => {
    const { etag } = (await store.read('remotes.json')) ?? {};
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => store.writeIf('remotes.json', `by ${index}`, etag)),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await readText('remotes.json')).toBe(`by ${results.indexOf(true)}`);
  });

  it('sets the content headers of files in a bucket', async () => {
    if (!target.server) return;
    for (const path of ['shell/1/main.js', 'shell/1/main.js.br', 'index.html', 'index.html.gz'])
      await store.write(path, 'x');
    const getHeaders = (path) => target.server.objects.get(`shortlist/site/${path}`).headers;
    const immutableCacheControl = 'public, max-age=31536000, immutable';
    const script = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': immutableCacheControl };
    expect(getHeaders('shell/1/main.js')).toEqual(script);
    expect(getHeaders('shell/1/main.js.br')).toEqual({ ...script, 'content-encoding': 'br' });
    const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
    expect(getHeaders('index.html')).toEqual(page);
    expect(getHeaders('index.html.gz')).toEqual({ ...page, 'content-encoding': 'gzip' });
  });
});
