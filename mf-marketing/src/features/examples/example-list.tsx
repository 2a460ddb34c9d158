import { useRef } from 'react';
import { getIndustryName } from '@shortlist/contracts/platform/industry-names';
import type { Example } from '@shortlist/documents/samples/examples/examples';
import { Button } from '@shortlist/shared-ui/components/button';
import { EmptyState } from '@shortlist/shared-ui/components/empty-state';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { ExampleCard } from './example-card';
import { FilterBar } from './filter-bar';
import { findExamples } from './find-examples';
import { noFilters, useFilters } from './use-filters';
import { useExampleMessages } from './messages';

export function ExampleList() {
  const t = useExampleMessages();
  const language = useLanguage();
  const [filters, changeFilters] = useFilters();
  const countElement = useRef<HTMLParagraphElement>(null);
  const matchingExamples = findExamples(filters, ({ id, industry }: Example) => {
    const texts = (['title', 'about', 'skills'] as const).map((part) => t(`examples.people.${id}.${part}`));
    return [...texts, industry, getIndustryName(industry, language)].join(' ');
  });
  const showAll = () => {
    changeFilters(noFilters);
    countElement.current?.focus(); // The button disappears with the empty state.
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <FilterBar filters={filters} onChange={changeFilters} />
      <p ref={countElement} tabIndex={-1} role="status" className="text-sm text-ink-soft">
        {t('examples.count', { count: matchingExamples.length })}
      </p>
      {matchingExamples.length > 0 ? (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {matchingExamples.map((example) => (
            <ExampleCard key={example.id} example={example} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('examples.emptyTitle')}
          action={<Button onClick={showAll}>{t('examples.showAll')}</Button>}
        >
          {t('examples.emptyText')}
        </EmptyState>
      )}
    </div>
  );
}
