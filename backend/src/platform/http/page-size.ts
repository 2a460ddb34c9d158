import type { PageSize } from '@shortlist/contracts/builder/resume';

/** The paper of a browser's region: Letter in the United States and Canada, else A4. */
export const pageSizeOf = (acceptLanguage: string | undefined): PageSize =>
  /^[a-z]{2,3}-(US|CA)\b/i.test(acceptLanguage?.trim() ?? '') ? 'Letter' : 'A4';
