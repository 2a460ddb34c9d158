import { Check, CircleDashed, Eye } from 'lucide-react';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { clsx } from 'clsx';
import { useMessages } from '../../../messages';
import { getLowestConfidence, findFieldsAt, type Confidence, type ImportReview } from '../import-review';
import type { ReviewRow } from '../review-rows';
import { useReviewActions } from './review-context';
import { RowEditor } from './row-editor';
import type { CurrentRow } from './use-current-row';
import { RowValue } from './row-value';

const confidenceStyles = {
  sure: { tone: 'good', Icon: Check },
  check: { tone: 'warn', Icon: Eye },
  missing: { tone: 'danger', Icon: CircleDashed },
} as const;

interface Props {
  row: ReviewRow;
  /** True for the only row of a section. The section's name then labels the row. */
  isOnlyRow: boolean;
  review: ImportReview;
  currentRow: CurrentRow;
}

export function RowView({ row, isOnlyRow, review, currentRow }: Props) {
  const t = useMessages();
  const { select } = useReviewActions();
  const fields = row.fields.flatMap(({ path }) => findFieldsAt(review.fields, path));
  const confidence = getLowestConfidence(fields);
  const question = fields.find((field) => field.confidence === 'check')?.question;
  const isCurrent = row.key === currentRow.key;
  return (
    <div
      data-row={row.key}
      aria-current={isCurrent || undefined}
      className={clsx(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 md:px-5',
        !row.isTitle && !isOnlyRow && 'md:grid-cols-[120px_minmax(0,1fr)_auto]',
        isCurrent && 'bg-accent-soft',
      )}
    >
      {!row.isTitle && !isOnlyRow && (
        <span className="min-w-0 text-xs leading-5 wrap-anywhere text-ink-soft max-md:col-span-2">{row.label}</span>
      )}
      <div className={clsx('min-w-0', isCurrent && 'col-span-2')}>
        {isCurrent ? (
          <RowEditor row={row} confidence={confidence} autoFocus={currentRow.shouldFocus} />
        ) : (
          <button
            type="button"
            className="block w-full cursor-pointer text-left text-sm after:absolute after:inset-0 after:content-['']"
            onClick={() => select(row.key)}
          >
            <span className="sr-only">{t('import.change', { name: row.label })} </span>
            <RowValue row={row} review={review} />
          </button>
        )}
        {question && !isCurrent && <p className="mt-1 text-xs text-warn">{question}</p>}
      </div>
      {!isCurrent && (!row.isTitle || confidence !== 'sure') && (
        <ConfidenceBadge confidence={confidence} hasFields={fields.length > 0} />
      )}
    </div>
  );
}

function ConfidenceBadge({ confidence, hasFields }: { confidence: Confidence; hasFields: boolean }) {
  const t = useMessages();
  // A row without imported fields has no confidence to show.
  if (!hasFields) return null;
  const { tone, Icon } = confidenceStyles[confidence];
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
      {t(`import.state.${confidence}`)}
    </Badge>
  );
}
