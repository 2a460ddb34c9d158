import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const deriveKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed\n${purpose}`, 32));

/** Encrypts text, so that a copy of the database alone does not reveal it. Each `purpose` has its own key. */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, purpose), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts sealed text. Returns undefined if the text was changed, or was not sealed with any of the secrets. */
export function unseal(secrets: readonly string[], purpose: string, sealedText: string): string | undefined {
  const bytes = Buffer.from(sealedText, 'base64url');
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, purpose), bytes.subarray(0, 12), {
        authTagLength: 16,
      });
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
    } catch {
      continue;
    }
  }
  return undefined;
}
