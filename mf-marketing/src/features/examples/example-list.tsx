import { useRef, useState } from 'react';
import { examples, type Example } from '@shortlist/documents/samples/examples/example';
import { Button } from '@shortlist/shared-ui/components/button';
import { Empty } from '@shortlist/shared-ui/components/empty';
import { ExampleCard } from './example-card';
import { FilterBar } from './filter-bar';
import { PreviewDialog } from './preview-dialog';
import { useFilters } from './use-filters';
import { useWords } from './words';

/** The examples of the chosen industry and level; one of them opens as a whole. */
export function ExampleList() {
  const t = useWords();
  const [filters, choose] = useFilters();
  const [opened, open] = useState<Example>();
  const count = useRef<HTMLParagraphElement>(null);
  const fits = (wanted: string, value: string) => wanted === 'all' || wanted === value;
  const shown = examples.filter(
    ({ industry, level }) => fits(filters.industry, industry) && fits(filters.level, level),
  );
  const showAll = () => {
    choose({ industry: 'all', level: 'all' });
    count.current?.focus(); // the button goes away with the empty state
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <FilterBar filters={filters} onChange={choose} />
      <p ref={count} tabIndex={-1} role="status" className="text-sm text-ink-soft">
        {t('examples.count', { count: shown.length })}
      </p>
      {shown.length > 0 ? (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((example) => (
            <ExampleCard key={example.id} example={example} onPreview={() => open(example)} />
          ))}
        </ul>
      ) : (
        <Empty title={t('examples.emptyTitle')} action={<Button onClick={showAll}>{t('examples.showAll')}</Button>}>
          {t('examples.emptyText')}
        </Empty>
      )}
      <PreviewDialog example={opened} onClose={() => open(undefined)} />
    </div>
  );
}
