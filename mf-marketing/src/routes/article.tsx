import { toAnchorId, type Article, type ArticleSection } from '../articles/article';
import { getArticle } from '../articles/article-list';
import type { ArticleSlug } from '../articles/article-slugs';
import { ArticleBlock } from '../features/blog/article/article-block';
import { ArticleFooter } from '../features/blog/article/article-footer';
import { ArticleHeader } from '../features/blog/article/article-header';
import { useBlogMessages } from '../features/blog/messages';
import { TableOfContents } from '../shared/table-of-contents';

/** Serves /blog/SLUG. The article is always in English. The rest of the screen is in the page's language. */
export function ArticleScreen({ article, sections }: { article: Article; sections: ArticleSection[] }) {
  const t = useBlogMessages();
  return (
    <div className="wrap pt-6 pb-16 lg:pt-10 lg:pb-24">
      <article lang="en" className="grid gap-10">
        <ArticleHeader article={article} />
        <div className="grid gap-16 lg:grid-cols-[232px_minmax(0,656px)]">
          <TableOfContents
            title={t('blog.contents')}
            entries={sections.map(({ heading }) => ({ id: toAnchorId(heading), heading }))}
          />
          <div className="grid max-w-[656px] gap-10 leading-relaxed md:text-lg md:leading-relaxed">
            {sections.map(({ heading, blocks }) => (
              <section key={heading} className="grid gap-4">
                <h2 id={toAnchorId(heading)} className="d3">
                  {heading}
                </h2>
                {blocks.map((block, index) => (
                  <ArticleBlock key={index} block={block} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </article>
      <div className="mt-12 max-w-[656px] lg:ml-[296px]">
        <ArticleFooter article={article} />
      </div>
    </div>
  );
}

/** Loads the article's text together with the screen, so that rendering needs no request. */
export async function loadArticleScreen(slug: ArticleSlug): Promise<{ default: () => React.ReactNode }> {
  const content = (await import(`../articles/content/${slug}.json`)) as { default: ArticleSection[] };
  const article = getArticle(slug);
  return { default: () => <ArticleScreen article={article} sections={content.default} /> };
}
