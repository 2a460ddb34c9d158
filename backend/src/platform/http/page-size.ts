import type { PageSize } from '@shortlist/contracts/builder/resume';

export const pageSizeOf = (acceptLanguage: string | undefined): PageSize =>
  /^[a-z]{2,3}-(US|CA)\b/i.test(acceptLanguage?.trim() ?? '') ? 'Letter' : 'A4';
