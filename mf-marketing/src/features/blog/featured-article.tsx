import { lazy } from 'react';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { getTitleWithHighlightMarks, type Article } from '../../articles/article';
import { HighlightedText } from '@shortlist/shared-ui/components/highlight';
import { LazySheet } from '../../shared/samples/lazy-sheet';
import { Byline } from './byline';
import { useBlogMessages } from './messages';

const SampleResumeSheet = lazy(() => import('../../shared/samples/sample-resume-sheet'));

export function FeaturedArticle({ article }: { article: Article }) {
  const t = useBlogMessages();
  return (
    <section
      aria-labelledby="featured"
      className="grid overflow-hidden rounded-card bg-sunken lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)] lg:gap-14 lg:pr-14"
    >
      <div className="grid content-center justify-items-start gap-4 p-6 md:p-12 lg:min-h-[420px] lg:pr-0">
        <p className="flex flex-wrap items-center gap-3 text-xs font-medium text-ink-soft">
          <Badge tone="accent">{t('blog.featured')}</Badge>
          {t(`blog.category.${article.category}`)}
        </p>
        <h2 id="featured" lang="en" className="d1">
          <HighlightedText>{getTitleWithHighlightMarks(article)}</HighlightedText>
        </h2>
        <p lang="en" className="measure text-lg text-ink-soft">
          {article.description}
        </p>
        <Byline article={article} author={t('blog.author')} />
        <Link
          to={`/blog/${article.slug}`}
          aria-describedby="featured"
          className={getButtonClass({ variant: 'primary' })}
        >
          {t('blog.read')}
        </Link>
      </div>
      <div className="relative max-lg:hidden">
        <div className="absolute inset-x-0 top-9 rotate-[1.2deg]">
          <LazySheet>
            <SampleResumeSheet isHighlighted />
          </LazySheet>
        </div>
      </div>
    </section>
  );
}
