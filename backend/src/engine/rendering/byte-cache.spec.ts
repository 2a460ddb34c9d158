import { ByteCache } from './byte-cache';

const createFile = (bytes: number) => Buffer.alloc(bytes);

it('keeps the most recently used files within its size limit', () => {
  const cache = new ByteCache(10);
  cache.set('a', createFile(4));
  cache.set('b', createFile(4));
  cache.get('a');
  cache.set('c', createFile(4));
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.length)).toEqual([4, undefined, 4]);
});

it('counts a replaced file once', () => {
  const cache = new ByteCache(10);
  for (let i = 0; i < 5; i++) cache.set('a', createFile(5));
  cache.set('b', createFile(5));
  expect(cache.get('a')).toBeDefined();
});

it('skips a file larger than its limit', () => {
  const cache = new ByteCache(10);
  cache.set('a', createFile(11));
  expect(cache.get('a')).toBeUndefined();
});
