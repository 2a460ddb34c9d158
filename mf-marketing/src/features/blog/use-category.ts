import { useSearchParams } from '@shortlist/shared-ui/router';
import { categories, type Category } from '../../articles/article';

const isCategory = (value: string | null): value is Category => categories.includes(value as Category);

/** Reads the category from the address (`?category=remote-work`), so that a filtered list can be linked. */
export function useCategory(): Category | undefined {
  const [query] = useSearchParams();
  const wanted = query.get('category');
  return isCategory(wanted) ? wanted : undefined;
}
