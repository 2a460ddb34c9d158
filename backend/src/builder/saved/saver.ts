import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { PageSize } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import type { Owner } from '../../account/sessions/owner.service';
import { languageOf } from '../../platform/http/language';
import { pageSizeOf } from '../../platform/http/page-size';

/** What a document is where nobody says: by the page and by the region of the browser. */
export interface Place {
  language: Language;
  pageSize: PageSize;
}

export interface Saver extends Place {
  owner: Owner;
}

/** A call that makes something: sent twice with the same key, it answers what the first made. */
export interface Creation {
  saver: Saver;
  /** `Idempotency-Key`. */
  key: string | undefined;
  signal: AbortSignal;
}

/** Parameter of a route that makes something. */
export const RequestPlace = createParamDecorator((_: undefined, context: ExecutionContext): Place => {
  const request = context.switchToHttp().getRequest<Request>();
  return { language: languageOf(request), pageSize: pageSizeOf(request.headers['accept-language']) };
});
