import { z } from 'zod';
import { verifyToken, signToken } from './signed-token';

const secret = 'a secret of at least thirty-two characters';
const schema = z.object({ id: z.string() });

describe('signed tokens', () => {
  const token = signToken(secret, { id: 'one' }, { now: 1_000 });

  it('returns the content for ten minutes', () => {
    expect(verifyToken([secret], schema, token, 1_000)).toEqual({ id: 'one' });
    expect(verifyToken([secret], schema, token, 1_000 + 600_000)).toEqual({ id: 'one' });
    expect(verifyToken([secret], schema, token, 1_001 + 600_000)).toBeUndefined();
  });

  it('rejects every token with one character changed', () => {
    const bytes = Buffer.from(token);
    for (let i = 0; i < bytes.length; i++) {
      // The last base64 character has unused bits.
      if (i === bytes.length - 1) continue;
      const tamperedToken = Buffer.from(bytes);
      tamperedToken[i] = tamperedToken[i] === 65 ? 66 : 65;
      expect(verifyToken([secret], schema, tamperedToken.toString(), 1_000)).toBeUndefined();
    }
  });

  it('accepts a token signed with the previous secret', () => {
    expect(verifyToken(['a new secret of at least thirty-two', secret], schema, token, 1_000)).toEqual({ id: 'one' });
  });

  it('rejects another secret and malformed tokens', () => {
    expect(verifyToken(['another secret of at least thirty-two'], schema, token, 1_000)).toBeUndefined();
    for (const text of ['', '.', 'a.b', 'a', `${token}.x`.slice(3)])
      expect(verifyToken([secret], schema, text)).toBeUndefined();
  });
});
