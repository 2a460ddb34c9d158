import { replaceEqualDeep } from './replace-equal-deep';

describe('replaceEqualDeep', () => {
  it('reuses only equal parts of the previous value', () => {
    const before = { a: [{ b: 1 }, { b: 2, c: ['x'] }], d: { e: 'f' } };
    const after = { a: [{ b: 1 }, { b: 3, c: ['x'] }], d: { e: 'f' } };
    const shared = replaceEqualDeep(before, after);
    expect(shared).toEqual(after);
    expect(shared).not.toBe(before);
    expect(shared.a[0]).toBe(before.a[0]);
    expect(shared.a[1]).not.toBe(before.a[1]);
    expect(shared.a[1]?.c).toBe(before.a[1]?.c);
    expect(shared.d).toBe(before.d);
    expect(replaceEqualDeep(before, structuredClone(before))).toBe(before);
  });

  it('distinguishes added, removed and differently typed values', () => {
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
      const shared = replaceEqualDeep(before, after);
      expect(shared).toStrictEqual(after);
      if (typeof after === 'object') expect(shared).not.toBe(before);
    }
  });
});
