import { Link } from '@shortlist/shared-ui/navigation/link';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { categories, type Category } from '../../articles/article';
import { useBlogMessages } from './messages';

const linkClassName =
  "relative inline-flex min-h-9 items-center rounded-full border border-line bg-sheet px-4 text-sm text-ink no-underline hover:bg-sunken after:absolute after:-inset-y-1 after:inset-x-0 after:content-[''] " +
  'aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper';

const isCategory = (value: string | null): value is Category => categories.includes(value as Category);

export function useCategoryParam(): Category | undefined {
  const [query] = useSearchParams();
  const category = query.get('category');
  return isCategory(category) ? category : undefined;
}

/** Each category has its own URL, so users can share it, open it in a new tab and return to it with Back. */
export function CategoryFilter({ selected }: { selected?: Category }) {
  const t = useBlogMessages();
  return (
    <nav aria-label={t('blog.filter')}>
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...categories].map((category) => (
          <li key={category ?? 'all'}>
            <Link
              to={category ? `/blog?category=${category}` : '/blog'}
              preventScrollReset
              aria-current={category === selected ? 'page' : undefined}
              className={linkClassName}
            >
              {category ? t(`blog.category.${category}`) : t('blog.all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
