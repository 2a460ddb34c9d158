import { promisify } from 'node:util';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { maxImportBytes } from '@shortlist/contracts/builder/import';
import { raw, type Request, type Response } from 'express';
import { finalize } from 'rxjs';
import { AppError } from '../../platform/http/app-error';
import { sanitizeBody } from '../../platform/http/body-parsers';
import { refuseSlowBody } from '../../platform/http/slow-body';
import { hasTooManySymbols } from '../../engine/importing/json-symbols';

/** A resume file in base64, plus room for its name. */
const maxBytes = Math.ceil((maxImportBytes * 4) / 3) + 10_000;
/** Far more than a body with two fields needs, because base64 contains no JSON punctuation. */
const maxSymbols = 2_000;

/** Reads the large body of an import only after the caller's limits have been checked. */
export class ImportBodyInterceptor implements NestInterceptor {
  private readonly readBytes = promisify(raw({ type: 'application/json', limit: maxBytes, inflate: false }));

  async intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    await refuseSlowBody(request, response, this.readBytes(request, response));
    const bytes: unknown = request.body;
    if (Buffer.isBuffer(bytes)) request.body = sanitizeBody(parseBody(bytes));
    // Frees the memory of the body, because connections opened for the request, such as database connections, keep a
    // reference to the request until they close.
    return next.handle().pipe(finalize(() => (request.body = undefined)));
  }
}

/** Rejects a body with many small values without parsing it, because parsing megabytes of them takes seconds. */
function parseBody(bytes: Buffer): object {
  if (hasTooManySymbols(bytes, maxSymbols)) throw new AppError('invalid_input');
  try {
    const body: unknown = JSON.parse(bytes.toString());
    // Accepts only objects and arrays, like the body parser of all other routes.
    if (body !== null && typeof body === 'object') return body;
  } catch {
    // Not valid JSON.
  }
  throw new AppError('invalid_input');
}
