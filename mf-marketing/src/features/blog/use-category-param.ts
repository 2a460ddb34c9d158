import { useSearchParams } from '@shortlist/shared-ui/router';
import { categories, type Category } from '../../articles/article';

const isCategory = (value: string | null): value is Category => categories.includes(value as Category);

export function useCategoryParam(): Category | undefined {
  const [query] = useSearchParams();
  const category = query.get('category');
  return isCategory(category) ? category : undefined;
}
