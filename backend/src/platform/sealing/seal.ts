import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyOf = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', `sealed\n${use}`, 32));

/** Encrypts text that must be readable again, but not with the database alone. `use` separates keys by purpose. */
export function seal(secret: string, use: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, use), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts sealed text; returns undefined if it was changed, or sealed with none of the secrets. */
export function unseal(secrets: readonly string[], use: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const secret of secrets) {
    try {
      const opener = createDecipheriv('aes-256-gcm', keyOf(secret, use), bytes.subarray(0, 12), { authTagLength: 16 });
      opener.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([opener.update(bytes.subarray(12, -16)), opener.final()]).toString('utf8');
    } catch {
      continue;
    }
  }
  return undefined;
}
