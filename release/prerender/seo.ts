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

export interface SitePage extends PrerenderedPage {
  /** Without the language prefix. */
  path: string;
  language: Language;
  /** URL of the site without a trailing slash. */
  publicUrl: string;
  url: string;
}

const renderMetaTag = (property: string, content: string) =>
  `<meta property="${property}" content="${escapeHtml(content)}">`;
const renderLinkTag = (rel: string, href: string, attributes = '') =>
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

/** Renders the head tags of a page. A page without a description gets `noindex`. `ogImage` is a path. */
export function renderHeadTags(page: SitePage, bundle: Partial<RemoteBundle>, ogImage?: string): string {
  const { path, language, publicUrl, url, title, description, textLanguage } = page;
  if (!description) return '<meta name="robots" content="noindex">';
  const getUrl = (code: Language) => publicUrl + getLocalizedPath(code, path);
  const alternates = textLanguage
    ? []
    : [...codes.map((code) => [code, getUrl(code)] as const), ['x-default', getUrl('en')] as const];
  const structuredData = [...buildBreadcrumbs(page), ...(bundle.getStructuredData?.({ ...page, description }) ?? [])];
  const feed = bundle.feeds?.[path];
  return [
    renderLinkTag('canonical', textLanguage ? getUrl(textLanguage) : url),
    ...alternates.map(([code, href]) => renderLinkTag('alternate', href, ` hreflang="${code}"`)),
    feed ? renderLinkTag('alternate', feed, ' type="application/rss+xml"') : '',
    renderMetaTag('og:type', 'website'),
    renderMetaTag('og:site_name', siteName),
    renderMetaTag('og:title', title),
    renderMetaTag('og:description', description),
    renderMetaTag('og:url', url),
    renderMetaTag('og:locale', openGraphLocales[textLanguage ?? language]),
    ...(ogImage
      ? [
          renderMetaTag('og:image', publicUrl + ogImage),
          renderMetaTag('og:image:alt', title),
          renderMetaTag('og:image:width', '1200'),
          renderMetaTag('og:image:height', '630'),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
    ...structuredData.map(
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
