import type { Language } from '@shortlist/contracts/platform/languages';
import type { Messages } from '@shortlist/shared-ui/remote';
import { loadWords } from '../features/blog/words';
import { loadWords as loadNewsletterWords } from '../features/newsletter/words';

export async function loadBlogWords(language: Language): Promise<Messages> {
  const [blog, newsletter] = await Promise.all([loadWords(language), loadNewsletterWords(language)]);
  return { ...blog, ...newsletter };
}

/**
 * Loads the messages around an article, and all titles and descriptions (`articles.SLUG.title`), which exist in English
 * only.
 */
export async function loadArticleWords(language: Language): Promise<Messages> {
  const [blog, { articles }] = await Promise.all([loadWords(language), import('./list')]);
  const titles = articles.map(({ slug, title, description }) => [slug, { title, description }]);
  return { ...blog, articles: Object.fromEntries(titles) as Messages };
}
