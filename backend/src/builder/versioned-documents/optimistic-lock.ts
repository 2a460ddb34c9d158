import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../platform/http/app-error';

/** Expected versions of the document and of its draft. If both are omitted, the write is unconditional. */
export interface ExpectedVersion {
  version?: number | undefined;
  draftVersion?: number | undefined;
}

export const isStale = (expected: ExpectedVersion, stored: Required<ExpectedVersion>): boolean =>
  (expected.version ?? stored.version) !== stored.version ||
  (expected.draftVersion ?? stored.draftVersion) !== stored.draftVersion;

/** Parses "version" or "version.draftVersion", with or without quotes. Throws `invalid_input` for anything else. */
export function parseIfMatch(header: string | undefined): ExpectedVersion {
  if (header === undefined || header.trim() === '*') return {};
  const [, version, draftVersion] = /^(?:W\/)?"?(\d{1,9})(?:\.(\d{1,9}))?"?$/.exec(header.trim()) ?? [];
  if (version === undefined)
    throw new AppError('invalid_input', { issues: [{ path: 'If-Match', message: 'invalid' }] });
  return { version: Number(version), ...(draftVersion !== undefined && { draftVersion: Number(draftVersion) }) };
}

/** Route parameter with the `If-Match` header. The same fields in the body take precedence. */
export const IfMatch = createParamDecorator((_: undefined, context: ExecutionContext) =>
  parseIfMatch(context.switchToHttp().getRequest<Request>().headers['if-match']),
);
