import { ByteCache } from './byte-cache';

const file = (bytes: number) => Buffer.alloc(bytes);

it('keeps the files used last within its bytes', () => {
  const cache = new ByteCache(10);
  cache.set('a', file(4));
  cache.set('b', file(4));
  cache.get('a');
  cache.set('c', file(4));
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.length)).toEqual([4, undefined, 4]);
});

it('counts a file that is set again once', () => {
  const cache = new ByteCache(10);
  for (let i = 0; i < 5; i++) cache.set('a', file(5));
  cache.set('b', file(5));
  expect(cache.get('a')).toBeDefined();
});

it('keeps no file beyond its bytes', () => {
  const cache = new ByteCache(10);
  cache.set('a', file(11));
  expect(cache.get('a')).toBeUndefined();
});
