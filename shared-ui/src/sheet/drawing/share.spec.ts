import { share } from './share';

describe('share', () => {
  it('keeps what is equal, and only that', () => {
    const before = { a: [{ b: 1 }, { b: 2, c: ['x'] }], d: { e: 'f' } };
    const after = { a: [{ b: 1 }, { b: 3, c: ['x'] }], d: { e: 'f' } };
    const shared = share(before, after);
    expect(shared).toEqual(after);
    expect(shared).not.toBe(before);
    expect(shared.a[0]).toBe(before.a[0]);
    expect(shared.a[1]).not.toBe(before.a[1]);
    expect(shared.a[1]?.c).toBe(before.a[1]?.c);
    expect(shared.d).toBe(before.d);
    expect(share(before, structuredClone(before))).toBe(before);
  });

  it('tells apart what has more, less, or is of another kind', () => {
    for (const [before, after] of [
      [{ a: 1, b: undefined }, { a: 1 }],
      [{ a: 1 }, { a: 1, b: undefined }],
      [[1, 2], [1]],
      [[1], [1, 2]],
      [['x'], { 0: 'x' }],
      [null, { a: 1 }],
      [{ a: 1 }, null],
      ['a', 'b'],
    ]) {
      const shared = share(before, after);
      expect(shared).toStrictEqual(after);
      if (typeof after === 'object') expect(shared).not.toBe(before);
    }
  });
});
