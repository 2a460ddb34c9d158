import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** How long a link to a file is good for, in seconds. */
export const fileLifetime = 600;

const envelopeSchema = z.object({ expires: z.number(), content: z.unknown() });

interface Terms {
  now?: number;
  /** Seconds that the token is good for; absent, as long as a link to a file. */
  lifetime?: number;
}

/** A token that carries `content` and the time it ends, and that nobody else can make. Safe in a path. */
export function signContent(
  secret: string,
  content: object,
  { now = Date.now(), lifetime = fileLifetime }: Terms = {},
): string {
  const body = Buffer.from(JSON.stringify({ expires: now + lifetime * 1000, content })).toString('base64url');
  return `${body}.${signatureOf(secret, body).toString('base64url')}`;
}

/** What a token carries; undefined when it was changed, is over, or was signed with none of these. */
export function readContent<T>(
  secrets: readonly string[],
  schema: z.ZodType<T>,
  token: string,
  now = Date.now(),
): T | undefined {
  const [body = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isRight = (right: Buffer) => given.length === right.length && timingSafeEqual(given, right);
  if (!secrets.some((secret) => isRight(signatureOf(secret, body)))) return undefined;
  const { expires, content } = envelopeSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return expires < now ? undefined : schema.safeParse(content).data;
}

/** The use is in the key's input, so that another signature made with the same secret is of no use here. */
const signatureOf = (secret: string, body: string) =>
  createHmac('sha256', secret).update(`signed link\n${body}`).digest();
