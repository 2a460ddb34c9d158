import type { NestExpressApplication } from '@nestjs/platform-express';
import { maxImportBytes } from '@shortlist/contracts/builder/import';
import { raw, type RequestHandler } from 'express';
import { AppError } from './app-error';

/** Larger bodies are refused with 413. */
const limit = '256kb';
/** A resume file in base64, plus room for its name. */
const importLimit = Math.ceil((maxImportBytes * 4) / 3) + 10_000;

/**
 * Maximum number of commas, colons and brackets in an import: the body has two fields, and base64 contains none of
 * these.
 */
const maxImportSymbols = 2_000;
/** Maximum nesting depth of a body; ours have five levels. */
const maxDepth = 60;

/** Parses JSON bodies only, and keeps the raw bytes for signatures. */
export function configureBodyParsers(app: NestExpressApplication): void {
  app.use('/api/imports', raw({ type: 'application/json', limit: importLimit }), parseImport);
  app.useBodyParser('json', { limit });
  app.use(sanitizeBody);
}

/** Rejects a body of very many small values, which no import has, before parsing: megabytes of them take seconds. */
const parseImport: RequestHandler = (request, _response, next) => {
  const bytes: unknown = request.body;
  if (!Buffer.isBuffer(bytes)) return next();
  try {
    if (hasTooManySymbols(bytes)) throw new AppError('invalid_input');
    const body: unknown = JSON.parse(bytes.toString());
    // As in all other routes, a body must be an object or an array.
    if (body === null || typeof body !== 'object') throw new AppError('invalid_input');
    request.body = body;
    next();
  } catch (error) {
    next(error instanceof AppError ? error : new AppError('invalid_input'));
  }
};
function hasTooManySymbols(bytes: Buffer): boolean {
  let count = 0;
  // By index, because an iterator takes ten times as long on a file of several megabytes.
  for (let i = 0; i < bytes.length; i++) if (symbolBytes[bytes[i]!] && ++count > maxImportSymbols) return true;
  return false;
}
const symbolBytes = Uint8Array.from({ length: 256 }, (_, byte) => Number(',:[{'.includes(String.fromCharCode(byte))));

/** Makes all strings storable. Treats a missing body as an empty object, so that schemas name the missing fields. */
const sanitizeBody: RequestHandler = (request, _response, next) => {
  request.body = sanitize(request.body ?? {}, 0);
  next();
};

/**
 * Makes all strings of a value storable in PostgreSQL: removes NUL and replaces unpaired surrogates. A `JSON.parse`
 * reviver would take thirty times as long.
 */
function sanitize(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (value === null || typeof value !== 'object') return value;
  if (depth > maxDepth) throw new AppError('invalid_input');
  if (Array.isArray(value)) return value.map((item) => sanitize(item, depth + 1));
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    const sanitized = sanitize(record[key], depth + 1);
    if (sanitized !== record[key]) record[key] = sanitized;
  }
  return record;
}
