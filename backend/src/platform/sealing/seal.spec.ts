import { seal, unseal } from './seal';

const [fresh, old] = ['f'.repeat(32), 'o'.repeat(32)];

describe('what is sealed', () => {
  it('is opened with the secret that it was sealed with, among several', () => {
    expect(unseal([fresh, old], 'codes', seal(old, 'codes', 'geheim 秘密'))).toBe('geheim 秘密');
    expect(seal(old, 'codes', 'same')).not.toBe(seal(old, 'codes', 'same'));
  });

  it('stays shut to another secret and another use, and after a change', () => {
    const sealed = seal(old, 'codes', 'text');
    const changed = Buffer.from(sealed, 'base64url');
    changed[13]! ^= 1;
    expect(unseal([fresh], 'codes', sealed)).toBeUndefined();
    expect(unseal([old], 'letters', sealed)).toBeUndefined();
    expect(unseal([old], 'codes', changed.toString('base64url'))).toBeUndefined();
    expect(unseal([old], 'codes', '')).toBeUndefined();
  });
});
