import { anchorOf, type Article, type Section } from '../articles/article';
import { articleOf } from '../articles/list';
import type { Slug } from '../articles/slugs';
import { ArticleBlock } from '../features/blog/reading/article-block';
import { ArticleEnd } from '../features/blog/reading/article-end';
import { ArticleHead } from '../features/blog/reading/article-head';
import { Contents } from '../features/blog/reading/contents';

/** /blog/SLUG: an article. Its text is always in English; the text around it is in the language of the page. */
export function ArticleScreen({ article, sections }: { article: Article; sections: Section[] }) {
  return (
    <div className="wrap pt-6 pb-16 lg:pt-10 lg:pb-24">
      <article lang="en" className="grid gap-10">
        <ArticleHead article={article} />
        <div className="grid gap-16 lg:grid-cols-[232px_minmax(0,656px)]">
          <Contents sections={sections} />
          <div className="grid max-w-[656px] gap-10 leading-relaxed md:text-lg md:leading-relaxed">
            {sections.map(({ heading, blocks }) => (
              <section key={heading} className="grid gap-4">
                <h2 id={anchorOf(heading)} className="d3">
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
        <ArticleEnd article={article} />
      </div>
    </div>
  );
}

/** Loads the screen of an article with its text, so that rendering fetches nothing. */
export async function loadArticle(slug: Slug): Promise<{ default: () => React.ReactNode }> {
  const text = (await import(`../articles/texts/${slug}.json`)) as { default: Section[] };
  const article = articleOf(slug);
  return { default: () => <ArticleScreen article={article} sections={text.default} /> };
}
