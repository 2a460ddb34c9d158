import type { Article } from './article';
import type { ArticleSlug } from './article-slugs';
import articleList from './articles.json';

/** The newest article is first. The order must match `articleSlugs`. */
export const articles = articleList as Article[];

export const featuredSlug: ArticleSlug = 'ats-optimization-guide';

export function getArticle(slug: ArticleSlug): Article {
  const article = articles.find((candidate) => candidate.slug === slug);
  if (!article) throw new Error(`There is no article ${slug}`);
  return article;
}
