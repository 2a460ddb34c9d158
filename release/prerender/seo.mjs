/** Head tags for search engines and link previews, the sitemap, and robots.txt. */
import { escapeHtml, stringifyForScript } from './page-html.mjs';

const openGraphLocales = { en: 'en_US', es: 'es_ES', fr: 'fr_FR', de: 'de_DE', ja: 'ja_JP', ko: 'ko_KR' };
export const languages = Object.keys(openGraphLocales);

export const getLocalizedPath = (language, path) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

const metaTag = (property, content) => `<meta property="${property}" content="${escapeHtml(content)}">`;
const linkTag = (rel, href, attributes = '') => `<link rel="${rel}" href="${escapeHtml(href)}"${attributes}>`;

const siteName = 'Shortlist';

function buildBreadcrumbs({ path, language, title, publicUrl, url }) {
  const home = { name: siteName, item: publicUrl + getLocalizedPath(language, '/') };
  const items = [home, { name: title, item: url }].map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...entry,
  }));
  return path === '/' ? [] : [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

/**
 * Renders the head tags of a page.
 * - `page`: `PublicPage` of shared-ui, plus `textLanguage`. A page without a description gets `noindex`.
 * - `prerenderModule`: `PrerenderModule` of shared-ui.
 * - `ogImage`: path of the Open Graph image, if there is one.
 */
export function renderHeadTags(page, prerenderModule, ogImage) {
  const { path, language, publicUrl, url, title, description, textLanguage } = page;
  if (!description) return '<meta name="robots" content="noindex">';
  const getUrl = (code) => publicUrl + getLocalizedPath(code, path);
  const alternates = textLanguage
    ? []
    : [...languages.map((code) => [code, getUrl(code)]), ['x-default', getUrl('en')]];
  const data = [...buildBreadcrumbs(page), ...(prerenderModule.getStructuredData?.(page) ?? [])];
  return [
    linkTag('canonical', textLanguage ? getUrl(textLanguage) : url),
    ...alternates.map(([code, href]) => linkTag('alternate', href, ` hreflang="${code}"`)),
    prerenderModule.feeds?.[path]
      ? linkTag('alternate', prerenderModule.feeds[path], ' type="application/rss+xml"')
      : '',
    metaTag('og:type', 'website'),
    metaTag('og:site_name', siteName),
    metaTag('og:title', title),
    metaTag('og:description', description),
    metaTag('og:url', url),
    metaTag('og:locale', openGraphLocales[textLanguage ?? language]),
    ...(ogImage
      ? [
          metaTag('og:image', publicUrl + ogImage),
          metaTag('og:image:alt', title),
          metaTag('og:image:width', '1200'),
          metaTag('og:image:height', '630'),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
    ...data.map(
      (item) =>
        `<script type="application/ld+json">${stringifyForScript({ '@context': 'https://schema.org', ...item })}</script>`,
    ),
  ].join('');
}

export function renderSitemap(publicUrl, pages) {
  const getUrl = (code, path) => escapeHtml(publicUrl + getLocalizedPath(code, path));
  const urls = pages.flatMap(({ path, textLanguage }) => {
    if (textLanguage) return `<url><loc>${getUrl(textLanguage, path)}</loc></url>`;
    const alternates = languages.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${getUrl(code, path)}"/>`,
    );
    return languages.map((language) => `<url><loc>${getUrl(language, path)}</loc>${alternates.join('')}</url>`);
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  );
}

export const renderRobotsTxt = (publicUrl) => `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
