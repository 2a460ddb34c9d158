import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const fileLinkLifetimeSeconds = 600;

const envelopeSchema = z.object({ expires: z.number(), content: z.unknown() });

interface SignOptions {
  now?: number;
  lifetimeSeconds?: number;
}

/** The token expires and is safe in a URL path. */
export function signToken(
  secret: string,
  content: object,
  { now = Date.now(), lifetimeSeconds = fileLinkLifetimeSeconds }: SignOptions = {},
): string {
  const body = Buffer.from(JSON.stringify({ expires: now + lifetimeSeconds * 1000, content })).toString('base64url');
  return `${body}.${computeSignature(secret, body).toString('base64url')}`;
}

/** Returns undefined if the token was changed, has expired, or was not signed with any of the secrets. */
export function verifyToken<T>(
  secrets: readonly string[],
  schema: z.ZodType<T>,
  token: string,
  now = Date.now(),
): T | undefined {
  const [body = '', signature = ''] = token.split('.');
  const actualSignature = Buffer.from(signature, 'base64url');
  const isSameSignature = (expected: Buffer) =>
    actualSignature.length === expected.length && timingSafeEqual(actualSignature, expected);
  if (!secrets.some((secret) => isSameSignature(computeSignature(secret, body)))) return undefined;
  const { expires, content } = envelopeSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return expires < now ? undefined : schema.safeParse(content).data;
}

/** The HMAC input includes the purpose, so that a signature for another purpose with the same secret is not valid. */
const computeSignature = (secret: string, body: string) =>
  createHmac('sha256', secret).update(`signed link\n${body}`).digest();
