import { ChevronDown } from 'lucide-react';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';
import { getArticlePath } from '../../shared/source-links';
import { useArticles } from './use-articles';

export function ArticleList() {
  const t = useMessages();
  const query = useArticles();
  const { data: articles, isError } = query;
  const categories = [...new Map(articles?.map(({ category, categoryName }) => [category, categoryName]))];
  return (
    <section aria-labelledby="all-articles">
      <h2 id="all-articles" className="d4">
        {t('help.browse')}
      </h2>
      {isError && (
        <LoadError query={query} className="mt-4">
          {t('help.browseFailed')}
        </LoadError>
      )}
      {!articles && !isError && (
        <Skeleton label={t('help.loading')} className="mt-4 border-t border-line">
          {Array.from({ length: 8 }, (_, index) => (
            <div key={index} className="flex h-13 items-center justify-between border-b border-line">
              <SkeletonBlock className="h-4 w-40" />
              <SkeletonBlock className="size-4" />
            </div>
          ))}
        </Skeleton>
      )}
      {categories.length > 0 && (
        <div className="mt-4 border-t border-line">
          {categories.map(([category, name]) => {
            const categoryArticles = articles?.filter((article) => article.category === category) ?? [];
            return (
              <details key={category} className="group border-b border-line">
                <summary className="flex min-h-13 list-none items-center gap-3 font-medium [&::-webkit-details-marker]:hidden">
                  {name}
                  <span className="text-sm font-normal text-ink-soft">{categoryArticles.length}</span>
                  <ChevronDown size={18} className="ml-auto transition-transform group-open:rotate-180" aria-hidden />
                </summary>
                <ul className="pb-4">
                  {categoryArticles.map(({ id, title }) => (
                    <li key={id}>
                      <Link to={getArticlePath(id)} className="flex min-h-9 items-center text-sm max-md:min-h-11">
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            );
          })}
        </div>
      )}
    </section>
  );
}
