import type { PageSize } from '@shortlist/contracts/builder/document-content';
import { useHydrated } from '../navigation/use-hydrated';
import { useLanguage } from '../navigation/use-language';

/** Returns the paper size of the browser's region: Letter for the US and Canada, otherwise A4. */
export function getDefaultPageSize(): PageSize {
  const { region } = new Intl.Locale(navigator.language);
  return region === 'US' || region === 'CA' ? 'Letter' : 'A4';
}

/**
 * Returns the page size of a screen that may be prerendered: the default of the language until the browser's region is
 * known.
 */
export function usePageSize(): PageSize {
  const language = useLanguage();
  if (useHydrated()) return getDefaultPageSize();
  return language === 'en' ? 'Letter' : 'A4';
}
