import { useIsMounted } from '@shortlist/shared-ui/area';
import { buttonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { minutesOf, type Article } from '../../../articles/article';
import { articleOf } from '../../../articles/list';
import { slugs } from '../../../articles/slugs';
import { sentences } from '../../../shared/sentences';
import { useConfig } from '../../../shared/use-config';
import { useWords } from '../words';

export function ArticleEnd({ article }: { article: Article }) {
  const t = useWords();
  const isMounted = useIsMounted();
  const free = useConfig()?.freeGenerations;
  const next = articleOf(slugs[(slugs.indexOf(article.slug) + 1) % slugs.length] ?? slugs[0]);
  return (
    <footer className="grid gap-6">
      <section aria-labelledby="call" className="grid justify-items-start gap-4 rounded-card bg-sunken p-6 md:p-8">
        <h2 id="call" className="d3">
          {t('blog.call.title')}
        </h2>
        <p className="text-lg text-ink-soft">
          {sentences(t('blog.call.text'), free === undefined ? undefined : t('blog.call.free', { count: free }))}
        </p>
        <div className="actions w-full">
          {isMounted('/autonomous') && (
            <Link to="/autonomous" className={buttonClass({ variant: 'primary' })}>
              {t('blog.call.start')}
            </Link>
          )}
          <Link to="/blog" className={buttonClass()}>
            {t('blog.call.back')}
          </Link>
        </div>
      </section>
      <div className="grid justify-items-start gap-1 border-t border-line pt-6">
        <p className="text-xs text-ink-soft">{t('blog.next')}</p>
        <Link to={`/blog/${next.slug}`} lang="en" className="d4 text-ink">
          {next.title}
        </Link>
        <p className="text-sm text-ink-soft">
          {t(`blog.category.${next.category}`)} · {t('blog.minutes', { minutes: minutesOf(next) })}
        </p>
      </div>
    </footer>
  );
}
