import { seal, unseal } from './seal';

const [fresh, old] = ['f'.repeat(32), 'o'.repeat(32)];

describe('sealed text', () => {
  it('is decrypted with the secret that sealed it, among several', () => {
    expect(unseal([fresh, old], 'codes', seal(old, 'codes', 'geheim 秘密'))).toBe('geheim 秘密');
    expect(seal(old, 'codes', 'same')).not.toBe(seal(old, 'codes', 'same'));
  });

  it('cannot be decrypted with another secret, for another use, or after a change', () => {
    const sealed = seal(old, 'codes', 'text');
    const changed = Buffer.from(sealed, 'base64url');
    changed[13]! ^= 1;
    expect(unseal([fresh], 'codes', sealed)).toBeUndefined();
    expect(unseal([old], 'letters', sealed)).toBeUndefined();
    expect(unseal([old], 'codes', changed.toString('base64url'))).toBeUndefined();
    expect(unseal([old], 'codes', '')).toBeUndefined();
  });
});
