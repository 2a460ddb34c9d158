import type { PageSize } from '@shortlist/contracts/builder/document-content';
import { useHydrated } from '../navigation/use-hydrated';
import { useLanguage } from '../navigation/use-language';

export function getDefaultPageSize(): PageSize {
  const { region } = new Intl.Locale(navigator.language);
  return region === 'US' || region === 'CA' ? 'Letter' : 'A4';
}

/**
 * Returns the page size for a screen that may be prerendered. Until the browser's region is known, this is the default
 * of the language.
 */
export function usePageSize(): PageSize {
  const language = useLanguage();
  if (useHydrated()) return getDefaultPageSize();
  return language === 'en' ? 'Letter' : 'A4';
}
