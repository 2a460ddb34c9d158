import { useState } from 'react';
import { exampleGroups, exampleLevels } from '@shortlist/documents/samples/examples/examples';
import { useHydrated } from '@shortlist/shared-ui/navigation/use-hydrated';
import { useSearchParams } from '@shortlist/shared-ui/router';

export const industryOptions = ['all', ...exampleGroups] as const;
export const levelOptions = ['all', ...exampleLevels] as const;

export interface Filters {
  industry: (typeof industryOptions)[number];
  level: (typeof levelOptions)[number];
  search: string;
}
export const noFilters: Filters = { industry: 'all', level: 'all', search: '' };

const parseFilterValue = <Value extends string>(values: readonly Value[], parameter: string | null) =>
  values.find((value) => value === parameter) ?? ('all' as const);

/** Stores the filters in the URL (`?industry=finance&level=mid&search=audit`), so that users can link to the list. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [query, setQuery] = useSearchParams();
  // The prerendered page has no query string, and hydration must match it.
  const isHydrated = useHydrated();
  // The URL may update only after the next keystroke, so the search field needs its own state.
  const [searchInput, setSearchInput] = useState<string>();
  const changeFilters = (change: Partial<Filters>) => {
    if (change.search !== undefined) setSearchInput(change.search);
    setQuery(
      (previousQuery) => {
        const newQuery = new URLSearchParams(previousQuery);
        for (const [key, value] of Object.entries(change)) {
          if (value === 'all' || value === '') newQuery.delete(key);
          else newQuery.set(key, value);
        }
        return newQuery;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  if (!isHydrated) return [noFilters, changeFilters];
  const filters = {
    industry: parseFilterValue(industryOptions, query.get('industry')),
    level: parseFilterValue(levelOptions, query.get('level')),
    search: searchInput ?? query.get('search') ?? '',
  };
  return [filters, changeFilters];
}
