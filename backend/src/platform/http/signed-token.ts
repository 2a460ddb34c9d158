import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const fileLinkLifetimeSeconds = 600;

const envelopeSchema = z.object({ expires: z.number(), content: z.unknown() });

interface SignOptions {
  now?: number;
  /** In seconds. */
  lifetimeSeconds?: number;
}

/** Creates an unforgeable token with `content` and an expiry time. Safe in a URL path. */
export function signToken(
  secret: string,
  content: object,
  { now = Date.now(), lifetimeSeconds = fileLinkLifetimeSeconds }: SignOptions = {},
): string {
  const body = Buffer.from(JSON.stringify({ expires: now + lifetimeSeconds * 1000, content })).toString('base64url');
  return `${body}.${computeSignature(secret, body).toString('base64url')}`;
}

/**
 * Returns the content of a token, or undefined when it was changed, has expired, or was not signed with any of the
 * secrets.
 */
export function verifyToken<T>(
  secrets: readonly string[],
  schema: z.ZodType<T>,
  token: string,
  now = Date.now(),
): T | undefined {
  const [body = '', signature = ''] = token.split('.');
  const actual = Buffer.from(signature, 'base64url');
  const matches = (expected: Buffer) => actual.length === expected.length && timingSafeEqual(actual, expected);
  if (!secrets.some((secret) => matches(computeSignature(secret, body)))) return undefined;
  const { expires, content } = envelopeSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return expires < now ? undefined : schema.safeParse(content).data;
}

/** The purpose is part of the HMAC input, so that another signature made with the same secret is not valid here. */
const computeSignature = (secret: string, body: string) =>
  createHmac('sha256', secret).update(`signed link\n${body}`).digest();
