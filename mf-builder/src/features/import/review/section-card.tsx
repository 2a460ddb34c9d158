import { Card } from '@shortlist/shared-ui/components/card';
import { useId } from 'react';
import { useMessages } from '../../../messages';
import { textAt, type Review } from '../review';
import type { RowSection } from '../rows';
import { RowView } from './row-view';
import type { CurrentRow } from './use-current-row';

interface Props {
  section: RowSection;
  review: Review;
  current: CurrentRow;
  onChoose: (key: string | undefined, path?: string) => void;
  onNext: () => void;
  onChange: (update: (review: Review) => Review) => void;
}

/** One section of what was read. */
export function SectionCard({ section, ...rows }: Props) {
  const heading = useId();
  const count = useCountOf(section, rows.review);
  return (
    <Card pad={false} aria-labelledby={heading} className="overflow-clip">
      <div className="flex min-h-13 items-center justify-between gap-4 px-4 md:px-5">
        <h2 id={heading} className="min-w-0 text-base font-semibold wrap-anywhere">
          {section.name}
        </h2>
        <span className="shrink-0 text-xs text-ink-soft">{count}</span>
      </div>
      {section.entries.map((entry) => (
        <div key={entry[0]?.key}>
          {entry.map((row) => (
            <RowView key={row.key} row={row} {...rows} />
          ))}
        </div>
      ))}
    </Card>
  );
}

/** "4 of 4" fields of the person, "3 entries, 6 bullets" of all else. */
function useCountOf({ key, entries }: RowSection, review: Review): string {
  const t = useMessages();
  if (key === 'summary' || key === 'achievements') return '';
  if (key === 'personal') {
    const rows = entries.flat();
    const filled = rows.filter(({ fields }) => fields.some(({ path }) => textAt(review, path) !== ''));
    return t('import.of', { count: filled.length, total: rows.length });
  }
  const isFlat = key === 'certifications' || key === 'languages';
  const titled = entries.filter((entry) => entry.some(({ fields }) => !fields[0]?.path.endsWith('.name')));
  const count = isFlat ? entries.flat().length : key === 'projects' ? entries.length : titled.length;
  return t('import.entries', { count });
}
