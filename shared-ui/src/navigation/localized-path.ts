import { defaultLanguage, isLanguage, type Language } from '@shortlist/contracts/platform/languages';

/**
 * Splits a pathname into language and path: '/de/templates' becomes 'de' and '/templates'. A pathname without a known
 * prefix is English.
 */
export function parseLocalizedPath(pathname: string): { language: Language; path: string } {
  const [firstSegment = '', ...otherSegments] = pathname.split('/').filter(Boolean);
  return isLanguage(firstSegment)
    ? { language: firstSegment, path: `/${otherSegments.join('/')}` }
    : { language: defaultLanguage, path: `/${[firstSegment, ...otherSegments].filter(Boolean).join('/')}` };
}

/**
 * Adds the prefix of a language to a path, or replaces an existing prefix. The default language has no prefix. External
 * URLs and plain anchors stay unchanged.
 */
export function localizePath(language: Language, to: string): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to;
  const pathEnd = to.search(/[?#]/);
  const pathname = pathEnd < 0 ? to : to.slice(0, pathEnd);
  const { path } = parseLocalizedPath(pathname);
  const localizedPath = language === defaultLanguage ? path : `/${language}${path === '/' ? '' : path}`;
  return localizedPath + (pathEnd < 0 ? '' : to.slice(pathEnd));
}

/** Returns the language of the current page. During prerendering, this is the page being rendered. */
export const getPageLanguage = (): Language => parseLocalizedPath(location.pathname).language;
