import { Check, CircleDashed, Eye } from 'lucide-react';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { cx } from '@shortlist/shared-ui/components/cx';
import { useMessages } from '../../../messages';
import { confidenceOf, fieldsAt, type Confidence, type Review } from '../review';
import type { Row } from '../rows';
import { RowEdit } from './row-edit';
import type { CurrentRow } from './use-current-row';
import { Value } from './value';

const looks = {
  sure: { tone: 'good', Icon: Check },
  check: { tone: 'warn', Icon: Eye },
  missing: { tone: 'danger', Icon: CircleDashed },
} as const;

interface Props {
  row: Row;
  /** True if the row is the only one of its section and takes the section's name. */
  alone: boolean;
  review: Review;
  current: CurrentRow;
  /** Opens a row; undefined closes the open row. */
  onChoose: (key: string | undefined, path?: string) => void;
  onNext: () => void;
  onChange: (update: (review: Review) => Review) => void;
}

export function RowView({ row, alone, current, onChoose, ...rest }: Props) {
  const t = useMessages();
  const { review } = rest;
  const fields = row.fields.flatMap(({ path }) => fieldsAt(review.fields, path));
  const confidence = confidenceOf(fields);
  const question = fields.find((field) => field.confidence === 'check')?.question;
  const isCurrent = row.key === current.key;
  return (
    <div
      data-row={row.key}
      aria-current={isCurrent || undefined}
      className={cx(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 md:px-5',
        !row.isTitle && !alone && 'md:grid-cols-[120px_minmax(0,1fr)_auto]',
        isCurrent && 'bg-accent-soft',
      )}
    >
      {!row.isTitle && !alone && (
        <span className="min-w-0 text-xs leading-5 wrap-anywhere text-ink-soft max-md:col-span-2">{row.label}</span>
      )}
      <div className={cx('min-w-0', isCurrent && 'col-span-2')}>
        {isCurrent ? (
          <RowEdit row={row} confidence={confidence} focus={current.focus} onChoose={onChoose} {...rest} />
        ) : (
          <button
            type="button"
            className="block w-full cursor-pointer text-left text-sm after:absolute after:inset-0 after:content-['']"
            onClick={() => onChoose(row.key)}
          >
            <span className="sr-only">{t('import.change', { name: row.label })} </span>
            <Value row={row} review={review} />
          </button>
        )}
        {question && !isCurrent && <p className="mt-1 text-xs text-warn">{question}</p>}
      </div>
      {!isCurrent && (!row.isTitle || confidence !== 'sure') && (
        <State confidence={confidence} known={fields.length > 0} />
      )}
    </div>
  );
}

/** Hides the badge of a value that the user typed and that was not in the file. */
function State({ confidence, known }: { confidence: Confidence; known: boolean }) {
  const t = useMessages();
  if (!known) return null;
  const { tone, Icon } = looks[confidence];
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
      {t(`import.state.${confidence}`)}
    </Badge>
  );
}
