/** Head tags for search engines and link previews, the sitemap, and robots.txt. */
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { escapeHtml, stringifyForScript } from './page-html';
import type { PrerenderedPage, PublicPath, RemoteBundle } from './released-bundles';

const openGraphLocales: Record<Language, string> = {
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  ja: 'ja_JP',
  ko: 'ko_KR',
};
const codes = languages.map(({ code }) => code);

export const getLocalizedPath = (language: Language, path: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** A rendered page with its place in the site. */
export interface SitePage extends PrerenderedPage {
  /** Without the language. */
  path: string;
  language: Language;
  /** Absolute URL of the site, without a trailing slash. */
  publicUrl: string;
  url: string;
}

const metaTag = (property: string, content: string) => `<meta property="${property}" content="${escapeHtml(content)}">`;
const linkTag = (rel: string, href: string, attributes = '') =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${attributes}>`;

const siteName = 'Shortlist';

function buildBreadcrumbs({ path, language, title, publicUrl, url }: SitePage): object[] {
  const home = { name: siteName, item: publicUrl + getLocalizedPath(language, '/') };
  const items = [home, { name: title, item: url }].map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...entry,
  }));
  return path === '/' ? [] : [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

/**
 * Renders the head tags of a page; one without a description gets `noindex`. `ogImage`: path of the Open Graph image, if
 * there is one.
 */
export function renderHeadTags(page: SitePage, bundle: Partial<RemoteBundle>, ogImage?: string): string {
  const { path, language, publicUrl, url, title, description, textLanguage } = page;
  if (!description) return '<meta name="robots" content="noindex">';
  const getUrl = (code: Language) => publicUrl + getLocalizedPath(code, path);
  const alternates = textLanguage
    ? []
    : [...codes.map((code) => [code, getUrl(code)] as const), ['x-default', getUrl('en')] as const];
  const data = [...buildBreadcrumbs(page), ...(bundle.getStructuredData?.({ ...page, description }) ?? [])];
  const feed = bundle.feeds?.[path];
  return [
    linkTag('canonical', textLanguage ? getUrl(textLanguage) : url),
    ...alternates.map(([code, href]) => linkTag('alternate', href, ` hreflang="${code}"`)),
    feed ? linkTag('alternate', feed, ' type="application/rss+xml"') : '',
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

export function renderSitemap(publicUrl: string, pages: PublicPath[]): string {
  const getUrl = (code: Language, path: string) => escapeHtml(publicUrl + getLocalizedPath(code, path));
  const urls = pages.flatMap(({ path, textLanguage }) => {
    if (textLanguage) return `<url><loc>${getUrl(textLanguage, path)}</loc></url>`;
    const alternates = codes.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${getUrl(code, path)}"/>`,
    );
    return codes.map((language) => `<url><loc>${getUrl(language, path)}</loc>${alternates.join('')}</url>`);
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  );
}

export const renderRobotsTxt = (publicUrl: string) =>
  `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
