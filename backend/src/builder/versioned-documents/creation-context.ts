import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { PageSize } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import type { Owner } from '../../account/sessions/owner.service';
import { getRequestLanguage, getDefaultPageSize } from '../../platform/http/request-language';

/** Defaults of a document: the language of the page, and the page size of the browser's region. */
export interface DocumentDefaults {
  language: Language;
  pageSize: PageSize;
}

export interface NewDocumentOptions extends DocumentDefaults {
  owner: Owner;
}

/** Context of a request that creates a document. A repeated request with the same key returns the first result. */
export interface CreationContext {
  documentOptions: NewDocumentOptions;
  idempotencyKey: string | undefined;
  signal: AbortSignal;
}

export const RequestDocumentDefaults = createParamDecorator(
  (_: undefined, context: ExecutionContext): DocumentDefaults => {
    const request = context.switchToHttp().getRequest<Request>();
    return { language: getRequestLanguage(request), pageSize: getDefaultPageSize(request.headers['accept-language']) };
  },
);
