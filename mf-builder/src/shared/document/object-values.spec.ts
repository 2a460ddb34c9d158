import { isDeepEqual } from './object-values';

describe('isDeepEqual', () => {
  it('compares deeply', () => {
    const draft = { name: 'Ines', jobs: [{ title: 'Nurse', bullets: ['a', 'b'] }] };
    expect(isDeepEqual(draft, structuredClone(draft))).toBe(true);
    expect(isDeepEqual(draft, { ...draft, jobs: [{ title: 'Nurse', bullets: ['a', 'd'] }] })).toBe(false);
    expect(isDeepEqual([1], { 0: 1 })).toBe(false);
    expect(isDeepEqual({ a: undefined }, {})).toBe(true);
    expect(isDeepEqual([], ['a'])).toBe(false);
  });
});
