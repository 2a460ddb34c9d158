import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import { AppError } from './app-error';

/** Larger bodies are rejected with 413. */
const limit = '256kb';
/** Maximum nesting depth of a body; ours have five levels. */
const maxDepth = 60;

/**
 * Parses JSON bodies only, except compressed ones, and keeps the raw bytes for signatures. The route of `importsPath`
 * reads its larger bodies itself.
 */
export function configureBodyParsers(app: NestExpressApplication): void {
  // A compressed body of a few bytes could fill the memory before any limit counts it, and no client sends one.
  app.useBodyParser('json', { limit, inflate: false, type: isParsed });
  app.use(sanitizeRequest);
}

export const importsPath = '/api/imports';
// The parser passes the request of Express on as the plain one of Node.
const isParsed = (request: object) =>
  (request as Request).path !== importsPath && !!(request as Request).is('application/json');

/**
 * Makes all strings storable, and rejects URLs with NUL, which PostgreSQL cannot store. Treats a missing body as an
 * empty object, so that schemas name the missing fields.
 */
const sanitizeRequest: RequestHandler = (request, _response, next) => {
  if (request.url.includes('%00')) throw new AppError('invalid_input');
  request.body = sanitizeBody(request.body ?? {});
  next();
};

/**
 * Makes all strings of a value storable in PostgreSQL: removes NUL and replaces unpaired surrogates. A `JSON.parse`
 * reviver would take thirty times as long. Throws `invalid_input` if the value is nested too deeply.
 */
export function sanitizeBody(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (value === null || typeof value !== 'object') return value;
  if (depth > maxDepth) throw new AppError('invalid_input');
  if (Array.isArray(value)) return value.map((item) => sanitizeBody(item, depth + 1));
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    const sanitized = sanitizeBody(record[key], depth + 1);
    if (sanitized !== record[key]) record[key] = sanitized;
  }
  return record;
}
