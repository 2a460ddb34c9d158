import type { Template } from '@shortlist/contracts/builder/template';
import { templateCategories } from '@shortlist/contracts/builder/template-categories';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';
import { useSearchParams } from '@shortlist/shared-ui/router';

export const categories = ['all', ...templateCategories] as const;
export type Category = (typeof categories)[number];

const templatesSchema = async () => (await import('@shortlist/contracts/builder/template')).templateSchema.array();

const isCategory = (value: string | null): value is Category => categories.includes(value as Category);

export function useTemplates() {
  return useQuery(getQueryOptions('/api/templates', templatesSchema));
}

/** Stores the category in the URL (`?category=classic`), so that users can link to a filtered gallery. */
export function useCategoryParam(): [Category, (category: Category) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const requestedCategory = searchParams.get('category');
  const selectCategory = (category: Category) => {
    setSearchParams(
      (current) => {
        const nextParams = new URLSearchParams(current);
        if (category === 'all') nextParams.delete('category');
        else nextParams.set('category', category);
        return nextParams;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [isCategory(requestedCategory) ? requestedCategory : 'all', selectCategory];
}

export function filterByCategory(templates: Template[], category: Category): Template[] {
  return category === 'all' ? templates : templates.filter((template) => template.category === category);
}
