import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { type Language, languageOfHeader } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';

export function languageOf(request: Request): Language {
  const body: unknown = request.body;
  const asked = languageSchema.safeParse(
    typeof body === 'object' && body ? (body as { language?: unknown }).language : undefined,
  );
  return asked.success ? asked.data : languageOfHeader(request.headers['accept-language']);
}

export const RequestLanguage = createParamDecorator((_: undefined, context: ExecutionContext) =>
  languageOf(context.switchToHttp().getRequest<Request>()),
);
