import { defaultLanguage, isLanguage, type Language } from '@shortlist/contracts/platform/languages';

/** A pathname cut at its language: '/de/templates' is German, '/templates'. Without a known prefix it is English. */
export function splitPath(pathname: string): { language: Language; path: string } {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  return isLanguage(first)
    ? { language: first, path: `/${rest.join('/')}` }
    : { language: defaultLanguage, path: `/${[first, ...rest].filter(Boolean).join('/')}` };
}

/**
 * A path in a language. Any of the six prefixes that stands there already is removed first. The default language has no
 * prefix. Query and hash stay as they are; other sites' addresses and plain anchors too.
 */
export function localPath(language: Language, to: string): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to;
  const end = to.search(/[?#]/);
  const pathname = end < 0 ? to : to.slice(0, end);
  const { path } = splitPath(pathname);
  const local = language === defaultLanguage ? path : `/${language}${path === '/' ? '' : path}`;
  return local + (end < 0 ? '' : to.slice(end));
}

/** The language of the page in front of the user; of the page that is being made, where one is prerendered. */
export const pageLanguage = (): Language => splitPath(location.pathname).language;
