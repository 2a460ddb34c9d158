import type { NestExpressApplication } from '@nestjs/platform-express';
import { maxImportBytes } from '@shortlist/contracts/builder/import';
import { json, type RequestHandler } from 'express';

/** Larger ones are refused with 413. */
const limit = '256kb';
/** A file of a resume, as base64, and some room for its name. */
const importLimit = Math.ceil((maxImportBytes * 4) / 3) + 10_000;

/**
 * JSON only. The raw bytes are kept for signatures. Text is made storable while it is read: PostgreSQL takes neither NUL
 * nor half of a surrogate pair.
 */
export function parseBodies(app: NestExpressApplication): void {
  const reviver = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
  app.use('/api/imports', json({ limit: importLimit, reviver }));
  app.useBodyParser('json', { limit, reviver });
  app.use(emptyBody);
}

/** No body is an empty one, so that schemas name the fields that are missing. */
const emptyBody: RequestHandler = (request, _response, next) => {
  request.body ??= {};
  next();
};
