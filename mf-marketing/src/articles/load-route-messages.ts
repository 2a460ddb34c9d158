import type { Language } from '@shortlist/contracts/platform/languages';
import type { Messages } from '@shortlist/shared-ui/remote';
import { loadBlogMessages } from '../features/blog/messages';
import { loadNewsletterMessages } from '../features/newsletter/messages';

export async function loadBlogRouteMessages(language: Language): Promise<Messages> {
  const [blog, newsletter] = await Promise.all([loadBlogMessages(language), loadNewsletterMessages(language)]);
  return { ...blog, ...newsletter };
}

/**
 * Loads the messages of an article page. Adds the titles and descriptions of all articles (`articles.SLUG.title`),
 * which exist only in English.
 */
export async function loadArticleRouteMessages(language: Language): Promise<Messages> {
  const [blog, { articles }] = await Promise.all([loadBlogMessages(language), import('./article-list')]);
  const articleEntries = articles.map(({ slug, title, description }) => [slug, { title, description }]);
  return { ...blog, articles: Object.fromEntries(articleEntries) as Messages };
}
