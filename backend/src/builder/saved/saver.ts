import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { PageSize } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import type { Owner } from '../../account/sessions/owner.service';
import { languageOf } from '../../platform/http/language';
import { pageSizeOf } from '../../platform/http/page-size';

/** Defaults of a document: the language of the page, and the page size of the browser's region. */
export interface Place {
  language: Language;
  pageSize: PageSize;
}

export interface Saver extends Place {
  owner: Owner;
}

/** Context of a creating request. A repeated request with the same key returns the first result. */
export interface Creation {
  saver: Saver;
  key: string | undefined;
  signal: AbortSignal;
}

export const RequestPlace = createParamDecorator((_: undefined, context: ExecutionContext): Place => {
  const request = context.switchToHttp().getRequest<Request>();
  return { language: languageOf(request), pageSize: pageSizeOf(request.headers['accept-language']) };
});
