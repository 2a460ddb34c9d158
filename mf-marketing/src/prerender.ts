import { prices } from '@shortlist/contracts/platform/prices';
import { publicConfigSchema } from '@shortlist/contracts/platform/public-config';
import { faqSchema } from '@shortlist/contracts/support/help';
import type { PublicPage } from '@shortlist/shared-ui/remote/public-face';
import { type Article } from './articles/article';
import { articles } from './articles/list';
import blogWords from './features/blog/words/en.json';
import { exampleData, examplesData } from './features/examples/examples-data';

export { default } from './remote';

const feed = '/blog/feed.xml';
export const feeds = { '/blog': feed };

export function dataOf(page: PublicPage): object[] {
  const article = articles.find(({ slug }) => page.path === `/blog/${slug}`);
  if (article) return [postingOf(article, page)];
  if (page.path === '/') return [...siteOf(page), productOf(page), ...questionsOf(page)];
  if (page.path === '/upgrade') return [productOf(page)];
  if (page.path === '/resume-examples') return [examplesData(page)];
  return exampleData(page);
}

const publisherOf = (publicUrl: string) => ({ '@type': 'Organization', name: 'Shortlist', url: `${publicUrl}/` });

const siteOf = ({ publicUrl, url, language }: PublicPage) => [
  publisherOf(publicUrl),
  { '@type': 'WebSite', name: 'Shortlist', url, inLanguage: language },
];

function productOf({ answers, language, description, publicUrl }: PublicPage) {
  const config = publicConfigSchema.safeParse(answers['/api/config']).data;
  const { amount, currency } = (config?.prices ?? prices)[language];
  const offer = (price: number) => ({
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
    offers: config?.payments === false ? [offer(0)] : [offer(0), offer(amount)],
  };
}

function questionsOf({ answers }: PublicPage) {
  const questions = faqSchema.safeParse(answers['/api/help/faq']).data;
  if (!questions) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

const postingOf = ({ title, description, date, words, slug }: Article, { publicUrl }: PublicPage) => ({
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: date,
  wordCount: words,
  inLanguage: 'en',
  mainEntityOfPage: `${publicUrl}/blog/${slug}`,
  author: { '@type': 'Organization', name: blogWords.blog.author },
  publisher: publisherOf(publicUrl),
});

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter);

/** Returns the articles as an RSS 2.0 feed. Their publication time is midnight UTC. */
export function filesOf(publicUrl: string): Record<string, string> {
  const items = articles.map(({ slug, title, description, date }) => {
    const address = `${publicUrl}/blog/${slug}`;
    return (
      `<item><title>${escape(title)}</title><link>${escape(address)}</link><guid>${escape(address)}</guid>` +
      `<description>${escape(description)}</description><pubDate>${new Date(date).toUTCString()}</pubDate></item>`
    );
  });
  const { title, description } = blogWords.blog;
  return {
    [feed]:
      '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
      `<title>Shortlist: ${escape(title)}</title><link>${escape(publicUrl)}/blog</link>` +
      `<description>${escape(description)}</description><language>en</language>` +
      `<atom:link href="${escape(publicUrl + feed)}" rel="self" type="application/rss+xml"/>` +
      `${items.join('')}</channel></rss>\n`,
  };
}
