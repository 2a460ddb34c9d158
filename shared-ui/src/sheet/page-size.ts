import type { PageSize } from '@shortlist/contracts/builder/resume';
import { useHydrated } from '../navigation/use-hydrated';
import { useLanguage } from '../navigation/use-language';

/** Letter where the browser's region is the United States or Canada, else A4. */
export function localPageSize(): PageSize {
  const { region } = new Intl.Locale(navigator.language);
  return region === 'US' || region === 'CA' ? 'Letter' : 'A4';
}

/** The same for a screen that is prerendered: what most readers of the language use, until it is known who reads. */
export function usePageSize(): PageSize {
  const language = useLanguage();
  if (useHydrated()) return localPageSize();
  return language === 'en' ? 'Letter' : 'A4';
}
