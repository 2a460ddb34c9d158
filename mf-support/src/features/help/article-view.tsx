import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ApiError } from '@shortlist/shared-ui/api';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { EmptyState } from '@shortlist/shared-ui/components/empty-state';
import { PlainText } from '@shortlist/shared-ui/components/plain-text';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';
import { ActionLinks } from '../../shared/action-links';
import { getArticlePath } from '../../shared/source-links';
import { useArticle } from './use-articles';

export function ArticleView({ id }: { id: string }) {
  const t = useMessages();
  const query = useArticle(id);
  const { data: article, error } = query;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const title = article?.title;
  useEffect(() => {
    if (!title) return undefined;
    // The screen stays mounted when the article changes, so each article must set the title and scroll to the top.
    const previousTitle = document.title;
    document.title = `${title} · Shortlist`;
    window.scrollTo(0, 0);
    headingRef.current?.focus({ preventScroll: true });
    return () => void (document.title = previousTitle);
  }, [title]);

  const isNotFound = error instanceof ApiError && error.status === 404;
  return (
    <div className="wrap pt-4 pb-24 lg:pt-6">
      <Link to="/help" className={getButtonClass({ variant: 'link', size: 'sm' })}>
        <ArrowLeft size={16} aria-hidden />
        {t('help.back')}
      </Link>
      {article && (
        <div className="mt-4 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,656px)_1fr]">
          <article>
            <Badge>{article.categoryName}</Badge>
            <h1 ref={headingRef} tabIndex={-1} className="d2 mt-3">
              {article.title}
            </h1>
            <PlainText text={article.text} className="measure mt-6 gap-4 text-lg" />
            <div className="mt-8">
              <ActionLinks actions={article.actions} />
            </div>
          </article>
          {article.related.length > 0 && (
            <nav aria-labelledby="related" className="lg:pt-9">
              <h2 id="related" className="font-medium">
                {t('help.relatedArticles')}
              </h2>
              <ul className="mt-2">
                {article.related.map((relatedArticle) => (
                  <li key={relatedArticle.id}>
                    <Link to={getArticlePath(relatedArticle.id)} className="flex min-h-11 items-center text-sm">
                      {relatedArticle.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      )}
      {!article && !error && (
        <Skeleton label={t('help.loading')} hasHeading className="mt-4 grid max-w-164 gap-4">
          <SkeletonBlock className="h-5 w-32 rounded-full" />
          <SkeletonBlock className="h-9 w-4/5" />
          <div className="mt-4 grid gap-3.5">
            <SkeletonBlock className="h-4" />
            <SkeletonBlock className="h-4" />
            <SkeletonBlock className="h-4" />
            <SkeletonBlock className="h-4" />
            <SkeletonBlock className="h-4 w-2/3" />
          </div>
          <SkeletonBlock className="mt-4 h-8 w-40 rounded-control" />
        </Skeleton>
      )}
      {isNotFound && (
        <>
          <h1 className="sr-only">{t('help.noArticle')}</h1>
          <EmptyState
            title={t('help.noArticle')}
            action={
              <Link to="/help" className={getButtonClass()}>
                {t('help.browse')}
              </Link>
            }
          >
            {t('help.noArticleText')}
          </EmptyState>
        </>
      )}
      {error && !isNotFound && (
        <>
          <h1 className="sr-only">{t('help.title')}</h1>
          <LoadError query={query} className="mt-4">
            {t('help.articleFailed')}
          </LoadError>
        </>
      )}
    </div>
  );
}
