import type { PageSize } from '@shortlist/contracts/builder/document-content';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { type Language, parseAcceptLanguage } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';

export function getRequestLanguage(request: Request): Language {
  const body: unknown = request.body;
  const parsed = languageSchema.safeParse(
    typeof body === 'object' && body ? (body as { language?: unknown }).language : undefined,
  );
  return parsed.success ? parsed.data : parseAcceptLanguage(request.headers['accept-language']);
}

export const RequestLanguage = createParamDecorator((_: undefined, context: ExecutionContext) =>
  getRequestLanguage(context.switchToHttp().getRequest<Request>()),
);

export const getDefaultPageSize = (acceptLanguage: string | undefined): PageSize =>
  /^[a-z]{2,3}-(US|CA)\b/i.test(acceptLanguage?.trim() ?? '') ? 'Letter' : 'A4';
