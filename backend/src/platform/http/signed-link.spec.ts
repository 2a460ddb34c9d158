import { z } from 'zod';
import { readContent, signContent } from './signed-link';

const secret = 'a secret of at least thirty-two characters';
const schema = z.object({ id: z.string() });

describe('signed links', () => {
  const token = signContent(secret, { id: 'one' }, { now: 1_000 });

  it('gives back what was signed, for ten minutes', () => {
    expect(readContent([secret], schema, token, 1_000)).toEqual({ id: 'one' });
    expect(readContent([secret], schema, token, 1_000 + 600_000)).toEqual({ id: 'one' });
    expect(readContent([secret], schema, token, 1_001 + 600_000)).toBeUndefined();
  });

  it('refuses every token with one bit changed', () => {
    const bytes = Buffer.from(token);
    for (let i = 0; i < bytes.length; i++) {
      // The last letter of base64 has bits that mean nothing.
      if (i === bytes.length - 1) continue;
      const changed = Buffer.from(bytes);
      changed[i] = changed[i] === 65 ? 66 : 65;
      expect(readContent([secret], schema, changed.toString(), 1_000)).toBeUndefined();
    }
  });

  it('takes what was signed with the secret before', () => {
    expect(readContent(['a new secret of at least thirty-two', secret], schema, token, 1_000)).toEqual({ id: 'one' });
  });

  it('refuses another secret and what is no token', () => {
    expect(readContent(['another secret of at least thirty-two'], schema, token, 1_000)).toBeUndefined();
    for (const text of ['', '.', 'a.b', 'a', `${token}.x`.slice(3)])
      expect(readContent([secret], schema, text)).toBeUndefined();
  });
});
