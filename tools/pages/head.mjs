/** What search engines and other sites read in the head of a page. */
import { escape } from './page-file.mjs';

const locales = { en: 'en_US', es: 'es_ES', fr: 'fr_FR', de: 'de_DE', ja: 'ja_JP', ko: 'ko_KR' };
export const languages = Object.keys(locales);

/** The path of a page in a language: English has no prefix. */
export const localPath = (language, path) => (language === 'en' ? path : `/${language}${path === '/' ? '' : path}`);

const meta = (property, content) => `<meta property="${property}" content="${escape(content)}">`;
const link = (rel, href, more = '') => `<link rel="${rel}" href="${escape(href)}"${more}>`;

/** `page`: path, language, title, description. A page that nobody should find has no description, and says so. */
export function headOf(publicUrl, { path, language, title, description }) {
  if (!description) return '<meta name="robots" content="noindex">';
  const address = (code) => publicUrl + localPath(code, path);
  return [
    link('canonical', address(language)),
    ...languages.map((code) => link('alternate', address(code), ` hreflang="${code}"`)),
    link('alternate', address('en'), ' hreflang="x-default"'),
    meta('og:type', 'website'),
    meta('og:site_name', 'Shortlist'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', address(language)),
    meta('og:locale', locales[language]),
  ].join('');
}

/** The sitemap of all public pages, each with its other languages. */
export function sitemapOf(publicUrl, paths) {
  const urls = paths.flatMap((path) =>
    languages.map((language) => {
      const others = languages.map(
        (code) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="${escape(publicUrl + localPath(code, path))}"/>`,
      );
      return `<url><loc>${escape(publicUrl + localPath(language, path))}</loc>${others.join('')}</url>`;
    }),
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  );
}

export const robotsOf = (publicUrl) => `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
