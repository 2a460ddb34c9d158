import type { PageSize } from '@shortlist/contracts/builder/resume';

/** Letter where the browser's region is the United States or Canada, else A4. */
export function localPageSize(): PageSize {
  const { region } = new Intl.Locale(navigator.language);
  return region === 'US' || region === 'CA' ? 'Letter' : 'A4';
}
