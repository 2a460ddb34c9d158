import { exampleIndustries, exampleLevels } from '@shortlist/documents/samples/examples/example';
import { useSearchParams } from '@shortlist/shared-ui/router';

export const industries = ['all', ...exampleIndustries] as const;
export const levels = ['all', ...exampleLevels] as const;

export interface Filters {
  industry: (typeof industries)[number];
  level: (typeof levels)[number];
}

const oneOf = <Value extends string>(values: readonly Value[], wanted: string | null) =>
  values.find((value) => value === wanted) ?? ('all' as const);

/** What is chosen stands in the address (`?industry=finance&level=mid`), so that a filtered list can be linked. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (change: Partial<Filters>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(change)) {
          if (value === 'all') after.delete(key);
          else after.set(key, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [{ industry: oneOf(industries, query.get('industry')), level: oneOf(levels, query.get('level')) }, choose];
}
