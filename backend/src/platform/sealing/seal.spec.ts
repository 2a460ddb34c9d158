import { seal, unseal } from './seal';

const [newSecret, oldSecret] = ['f'.repeat(32), 'o'.repeat(32)];

describe('sealed text', () => {
  it('can be decrypted if one of several secrets sealed it', () => {
    expect(unseal([newSecret, oldSecret], 'codes', seal(oldSecret, 'codes', 'geheim 秘密'))).toBe('geheim 秘密');
    expect(seal(oldSecret, 'codes', 'same')).not.toBe(seal(oldSecret, 'codes', 'same'));
  });

  it('cannot be decrypted with another secret, for another use, or after a change', () => {
    const sealedText = seal(oldSecret, 'codes', 'text');
    const tamperedBytes = Buffer.from(sealedText, 'base64url');
    tamperedBytes[13]! ^= 1;
    expect(unseal([newSecret], 'codes', sealedText)).toBeUndefined();
    expect(unseal([oldSecret], 'letters', sealedText)).toBeUndefined();
    expect(unseal([oldSecret], 'codes', tamperedBytes.toString('base64url'))).toBeUndefined();
    expect(unseal([oldSecret], 'codes', '')).toBeUndefined();
  });
});
