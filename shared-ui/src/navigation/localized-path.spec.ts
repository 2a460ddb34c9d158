import { localizePath, parseLocalizedPath } from './localized-path';

describe('localized paths', () => {
  it.each([
    ['/', 'en', '/'],
    ['/templates/', 'en', '/templates'],
    ['/en/templates', 'en', '/templates'],
    ['/de', 'de', '/'],
    ['/ja/blog/a', 'ja', '/blog/a'],
    ['/xx/templates', 'en', '/xx/templates'],
    ['/design', 'en', '/design'],
  ])('parses %s as %s, %s', (pathname, language, path) => {
    expect(parseLocalizedPath(pathname)).toEqual({ language, path });
  });

  it.each([
    ['de', '/templates', '/de/templates'],
    ['en', '/templates', '/templates'],
    ['fr', '/', '/fr'],
    ['en', '/ko', '/'],
    ['es', '/templates?category=ats#top', '/es/templates?category=ats#top'],
    ['fr', 'https://example.com/de', 'https://example.com/de'],
    ['fr', '//example.com', '//example.com'],
    ['fr', '#pricing', '#pricing'],
  ] as const)('localizes for %s: %s becomes %s', (language, to, expected) => {
    expect(localizePath(language, to)).toBe(expected);
  });

  it.each(['en', 'es', 'fr', 'de', 'ja', 'ko'] as const)('replaces the language prefix %s', (prefix) => {
    expect(localizePath('ja', `/${prefix}/contact`)).toBe('/ja/contact');
  });
});
