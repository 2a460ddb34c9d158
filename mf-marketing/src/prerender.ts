import { prices } from '@shortlist/contracts/payments/prices';
import { publicConfigSchema } from '@shortlist/contracts/platform/public-config';
import { faqSchema } from '@shortlist/contracts/support/help';
import type { PublicPage } from '@shortlist/shared-ui/remote/prerender-module';
import { type Article } from './articles/article';
import { articles } from './articles/article-list';
import blogMessages from './features/blog/locales/en.json';
import {
  buildExampleStructuredData,
  buildExampleListStructuredData,
} from './features/examples/examples-structured-data';

export { default } from './remote';

const feedPath = '/blog/feed.xml';
export const feeds = { '/blog': feedPath };

export function getStructuredData(page: PublicPage): object[] {
  const article = articles.find(({ slug }) => page.path === `/blog/${slug}`);
  if (article) return [toBlogPosting(article, page)];
  if (page.path === '/') return [...toOrganizationAndWebSite(page), toSoftwareApplication(page), ...toFaqPage(page)];
  if (page.path === '/upgrade') return [toSoftwareApplication(page)];
  if (page.path === '/resume-examples') return [buildExampleListStructuredData(page)];
  return buildExampleStructuredData(page);
}

const toPublisher = (publicUrl: string) => ({ '@type': 'Organization', name: 'Shortlist', url: `${publicUrl}/` });

const toOrganizationAndWebSite = ({ publicUrl, url, language }: PublicPage) => [
  toPublisher(publicUrl),
  { '@type': 'WebSite', name: 'Shortlist', url, inLanguage: language },
];

function toSoftwareApplication({ answers: apiResponses, language, description, publicUrl }: PublicPage) {
  const config = publicConfigSchema.safeParse(apiResponses['/api/config']).data;
  const { amount, currency } = (config?.prices ?? prices)[language];
  const createOffer = (price: number) => ({
    '@type': 'Offer',
    price: ['jpy', 'krw'].includes(currency) ? price : price / 100,
    priceCurrency: currency.toUpperCase(),
    availability: 'https://schema.org/InStock',
    url: `${publicUrl}/upgrade`,
  });
  return {
    '@type': 'SoftwareApplication',
    name: 'Shortlist',
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: config?.payments === false ? [createOffer(0)] : [createOffer(0), createOffer(amount)],
  };
}

function toFaqPage({ answers: apiResponses }: PublicPage) {
  const questions = faqSchema.safeParse(apiResponses['/api/help/faq']).data;
  if (!questions) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

const toBlogPosting = ({ title, description, date, wordCount, slug }: Article, { publicUrl }: PublicPage) => ({
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: date,
  wordCount,
  inLanguage: 'en',
  mainEntityOfPage: `${publicUrl}/blog/${slug}`,
  author: { '@type': 'Organization', name: blogMessages.blog.author },
  publisher: toPublisher(publicUrl),
});

const xmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => xmlEscapes[character] ?? character);

/** Returns the RSS 2.0 feed of the articles. The publication time of each article is midnight UTC. */
export function getExtraFiles(publicUrl: string): Record<string, string> {
  const items = articles.map(({ slug, title, description, date }) => {
    const url = `${publicUrl}/blog/${slug}`;
    return (
      `<item><title>${escapeXml(title)}</title><link>${escapeXml(url)}</link><guid>${escapeXml(url)}</guid>` +
      `<description>${escapeXml(description)}</description><pubDate>${new Date(date).toUTCString()}</pubDate></item>`
    );
  });
  const { title, description } = blogMessages.blog;
  return {
    [feedPath]:
      '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
      `<title>Shortlist: ${escapeXml(title)}</title><link>${escapeXml(publicUrl)}/blog</link>` +
      `<description>${escapeXml(description)}</description><language>en</language>` +
      `<atom:link href="${escapeXml(publicUrl + feedPath)}" rel="self" type="application/rss+xml"/>` +
      `${items.join('')}</channel></rss>\n`,
  };
}
