import type { PageSize } from '@shortlist/contracts/builder/document-content';

export const getDefaultPageSize = (acceptLanguage: string | undefined): PageSize =>
  /^[a-z]{2,3}-(US|CA)\b/i.test(acceptLanguage?.trim() ?? '') ? 'Letter' : 'A4';
