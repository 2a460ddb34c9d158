import { seal, unseal } from './seal';

const [newSecret, oldSecret] = ['f'.repeat(32), 'o'.repeat(32)];

describe('sealed text', () => {
  it('is decrypted with whichever of several secrets sealed it', () => {
    expect(unseal([newSecret, oldSecret], 'codes', seal(oldSecret, 'codes', 'geheim 秘密'))).toBe('geheim 秘密');
    expect(seal(oldSecret, 'codes', 'same')).not.toBe(seal(oldSecret, 'codes', 'same'));
  });

  it('cannot be decrypted with another secret, for another use, or after a change', () => {
    const sealed = seal(oldSecret, 'codes', 'text');
    const tampered = Buffer.from(sealed, 'base64url');
    tampered[13]! ^= 1;
    expect(unseal([newSecret], 'codes', sealed)).toBeUndefined();
    expect(unseal([oldSecret], 'letters', sealed)).toBeUndefined();
    expect(unseal([oldSecret], 'codes', tampered.toString('base64url'))).toBeUndefined();
    expect(unseal([oldSecret], 'codes', '')).toBeUndefined();
  });
});
