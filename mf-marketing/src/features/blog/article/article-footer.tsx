import { useHasRoute } from '@shortlist/shared-ui/area';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { getReadingMinutes, type Article } from '../../../articles/article';
import { getArticle } from '../../../articles/article-list';
import { articleSlugs } from '../../../articles/article-slugs';
import { usePublicConfig } from '../../../shared/queries';
import { joinSentences } from '../../../messages';
import { useBlogMessages } from '../messages';

export function ArticleFooter({ article }: { article: Article }) {
  const t = useBlogMessages();
  const hasRoute = useHasRoute();
  const freeGenerations = usePublicConfig()?.freeGenerations;
  const nextArticle = getArticle(
    articleSlugs[(articleSlugs.indexOf(article.slug) + 1) % articleSlugs.length] ?? articleSlugs[0],
  );
  return (
    <footer className="grid gap-6">
      <section aria-labelledby="call" className="grid justify-items-start gap-4 rounded-card bg-sunken p-6 md:p-8">
        <h2 id="call" className="d3">
          {t('blog.call.title')}
        </h2>
        <p className="text-lg text-ink-soft">
          {joinSentences(
            t('blog.call.text'),
            freeGenerations === undefined ? undefined : t('blog.call.free', { count: freeGenerations }),
          )}
        </p>
        <div className="actions w-full">
          {hasRoute('/autonomous') && (
            <Link to="/autonomous" className={getButtonClass({ variant: 'primary' })}>
              {t('blog.call.start')}
            </Link>
          )}
          <Link to="/blog" className={getButtonClass()}>
            {t('blog.call.back')}
          </Link>
        </div>
      </section>
      <div className="grid justify-items-start gap-1 border-t border-line pt-6">
        <p className="text-xs text-ink-soft">{t('blog.next')}</p>
        <Link to={`/blog/${nextArticle.slug}`} lang="en" className="d4 text-ink">
          {nextArticle.title}
        </Link>
        <p className="text-sm text-ink-soft">
          {t(`blog.category.${nextArticle.category}`)} ·{' '}
          {t('blog.minutes', { minutes: getReadingMinutes(nextArticle) })}
        </p>
      </div>
    </footer>
  );
}
