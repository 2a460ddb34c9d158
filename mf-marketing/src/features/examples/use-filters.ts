import { useState } from 'react';
import { exampleGroups, exampleLevels } from '@shortlist/documents/samples/examples/examples';
import { useHydrated } from '@shortlist/shared-ui/navigation/use-hydrated';
import { useSearchParams } from '@shortlist/shared-ui/router';

export const industries = ['all', ...exampleGroups] as const;
export const levels = ['all', ...exampleLevels] as const;

export interface Filters {
  industry: (typeof industries)[number];
  level: (typeof levels)[number];
  search: string;
}
export const noFilters: Filters = { industry: 'all', level: 'all', search: '' };

const parseFilterValue = <Value extends string>(values: readonly Value[], wanted: string | null) =>
  values.find((value) => value === wanted) ?? ('all' as const);

/**
 * Stores the filters in the URL (`?industry=finance&level=mid&search=audit`), so that a filtered list can be linked to.
 */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [query, setQuery] = useSearchParams();
  // The prerendered page has no query string.
  const hydrated = useHydrated();
  // The URL may update only after the next keystroke.
  const [typed, setTyped] = useState<string>();
  const choose = (change: Partial<Filters>) => {
    if (change.search !== undefined) setTyped(change.search);
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(change)) {
          if (value === 'all' || value === '') after.delete(key);
          else after.set(key, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  if (!hydrated) return [noFilters, choose];
  const filters = {
    industry: parseFilterValue(industries, query.get('industry')),
    level: parseFilterValue(levels, query.get('level')),
    search: typed ?? query.get('search') ?? '',
  };
  return [filters, choose];
}
