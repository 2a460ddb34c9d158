import { defaultLanguage, isLanguage, type Language } from '@shortlist/contracts/platform/languages';

/**
 * Splits a pathname into language and path: '/de/templates' is German, '/templates'. Without a known prefix it is
 * English.
 */
export function parseLocalizedPath(pathname: string): { language: Language; path: string } {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  return isLanguage(first)
    ? { language: first, path: `/${rest.join('/')}` }
    : { language: defaultLanguage, path: `/${[first, ...rest].filter(Boolean).join('/')}` };
}

/**
 * Adds the prefix of a language to a path, replacing any existing one. The default language has no prefix. Query and
 * hash stay unchanged, as do external URLs and plain anchors.
 */
export function localizePath(language: Language, to: string): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to;
  const end = to.search(/[?#]/);
  const pathname = end < 0 ? to : to.slice(0, end);
  const { path } = parseLocalizedPath(pathname);
  const local = language === defaultLanguage ? path : `/${language}${path === '/' ? '' : path}`;
  return local + (end < 0 ? '' : to.slice(end));
}

/** Returns the language of the current page; during prerendering, of the page being rendered. */
export const getPageLanguage = (): Language => parseLocalizedPath(location.pathname).language;
