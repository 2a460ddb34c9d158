import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import { AppError } from './app-error';

const maxBodySize = '256kb';
/** Maximum nesting depth of a body. Our clients send at most five levels. */
const maxDepth = 60;

/**
 * Parses uncompressed JSON bodies only, and keeps the raw bytes to verify signatures. The import route reads its larger
 * bodies itself.
 */
export function configureBodyParsers(app: NestExpressApplication): void {
  // A small compressed body could fill the memory before a limit applies, and our clients send no compressed bodies.
  app.useBodyParser('json', { limit: maxBodySize, inflate: false, type: shouldParse });
  app.use(sanitizeRequest);
}

export const importsPath = '/api/imports';
// The parser types the Express request as a plain Node request.
const shouldParse = (request: object) =>
  (request as Request).path !== importsPath && !!(request as Request).is('application/json');

/**
 * Makes all strings storable, and rejects URLs with NUL, because PostgreSQL cannot store NUL. Treats a missing body as
 * an empty object, so that validation errors name the missing fields.
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
    const sanitizedValue = sanitizeBody(record[key], depth + 1);
    if (sanitizedValue !== record[key]) record[key] = sanitizedValue;
  }
  return record;
}
