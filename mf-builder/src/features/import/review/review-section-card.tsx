import { Card } from '@shortlist/shared-ui/components/card';
import { useId } from 'react';
import { useMessages } from '../../../messages';
import { getIn } from '../../../shared/document/object-path';
import type { ImportReview } from '../import-review';
import type { ReviewRow, ReviewSection } from '../review-rows';
import { RowView } from './row-view';
import type { CurrentRow } from './use-current-row';

interface Props {
  section: ReviewSection;
  review: ImportReview;
  currentRow: CurrentRow;
}

export function ReviewSectionCard({ section, review, currentRow }: Props) {
  const headingId = useId();
  const countLabel = useSectionCountLabel(section, review);
  return (
    <Card padded={false} aria-labelledby={headingId} className="overflow-clip">
      <div className="flex min-h-13 items-center justify-between gap-4 px-4 md:px-5">
        <h2 id={headingId} className="min-w-0 text-base font-semibold wrap-anywhere">
          {section.name}
        </h2>
        <span className="shrink-0 text-xs text-ink-soft">{countLabel}</span>
      </div>
      {section.entries.map((entry) => (
        <div key={entry[0]?.key}>
          {entry.map((row) => (
            <RowView
              key={row.key}
              row={row}
              isOnlyRow={row.label === section.name}
              review={review}
              currentRow={currentRow}
            />
          ))}
        </div>
      ))}
    </Card>
  );
}

/** Examples: "4 of 4" for personal information, "3 entries, 6 bullets" for other sections. */
function useSectionCountLabel({ key, entries }: ReviewSection, { content }: ImportReview): string {
  const t = useMessages();
  const rows = entries.flat();
  if (key === 'personal') {
    const filledRows = rows.filter(({ fields }) => fields.some(({ path }) => getIn(content, path) !== ''));
    return t('import.of', { count: filledRows.length, total: rows.length });
  }
  if (key === 'summary') return '';
  const bulletCount = rows
    .flatMap(({ fields }) => fields)
    .filter(({ path }) => path.endsWith('achievements'))
    .reduce((sum, { path }) => sum + (getIn(content, path) as string[]).length, 0);
  const count = isFlatSection(key) ? rows.length : entries.filter((entry) => !isSectionNameEntry(entry)).length;
  return [
    key !== 'achievements' && t('import.entries', { count }),
    bulletCount > 0 && t('import.bullets', { count: bulletCount }),
  ]
    .filter(Boolean)
    .join(t('import.comma'));
}

/** In these sections, every entry is a single row. */
const isFlatSection = (key: string) => key === 'certifications' || key === 'languages';
/** A custom section starts with an entry that contains only the name of the section. */
const isSectionNameEntry = ([row]: ReviewRow[]) => /^customSections\.\d+\.name$/.test(row?.key ?? '');
