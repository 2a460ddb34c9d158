import { Check } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { useMessages } from '../../../messages';
import { confirmFields, findFieldsAt, setReviewValue, type Confidence, type ImportReview } from '../import-review';
import type { ReviewRow } from '../review-rows';
import { FieldControl } from './field-control';
import { useLiveReview, useReviewActions } from './review-context';
import { AlternativeReadings } from './alternative-readings';

interface Props {
  row: ReviewRow;
  confidence: Confidence;
  autoFocus: boolean;
}

export function RowEditor({ row, confidence, autoFocus }: Props) {
  const t = useMessages();
  const review = useLiveReview();
  const { change, select, selectNext } = useReviewActions();
  const container = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(autoFocus);
  useEffect(() => {
    const control = container.current?.querySelector<HTMLElement>('input, textarea');
    if (!shouldFocus.current) return;
    container.current?.scrollIntoView?.({ block: 'nearest' });
    control?.focus({ preventScroll: true });
  }, []);

  const paths = row.fields.map(({ path }) => path);
  const fields = paths.flatMap((path) => findFieldsAt(review.fields, path));
  const doubtfulField = fields.find((field) => field.confidence === 'check');
  const lineIndex = (doubtfulField ?? fields[0])?.line;
  const sourceText = lineIndex === undefined ? undefined : review.file.lines[lineIndex]?.text.trim();
  const confirmRow = () => {
    change((current) => confirmFields(current, paths));
    selectNext(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Japanese and Korean input methods also use these keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') select(undefined);
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) confirmRow();
    else return;
    event.preventDefault();
  };
  const isDateRange = row.fields.some(({ control }) => control === 'date') && row.fields.length > 1;
  return (
    <div ref={container} className="grid gap-3" onKeyDown={handleKeyDown}>
      {row.isTitle && <span className="sr-only">{row.label}</span>}
      <div className={clsx('grid gap-3', row.fields.length > 1 && 'sm:grid-cols-2')}>
        {row.fields.map((field) => (
          <FieldControl
            key={field.path}
            field={field}
            content={review.content}
            hideLabel={row.fields.length === 1 && !row.isTitle}
            onFocus={() => select(row.key, field.path)}
            onChange={(value) => change((current) => setReviewValue(current, field.path, value))}
            onPresentWord={isDateRange ? () => change((current) => markAsCurrent(current, row)) : undefined}
          />
        ))}
      </div>
      {doubtfulField?.question && <p className="text-xs text-warn">{doubtfulField.question}</p>}
      {sourceText && (
        <p className="text-xs wrap-anywhere text-ink-soft">{t('import.fileSays', { text: sourceText })}</p>
      )}
      <AlternativeReadings row={row} review={review} />
      <Button
        variant={confidence === 'check' ? 'primary' : 'secondary'}
        size="sm"
        className="justify-self-start"
        icon={confidence !== 'missing' && <Check size={18} aria-hidden />}
        onClick={confirmRow}
      >
        {t(confidence === 'missing' ? 'import.leaveOpen' : 'import.confirm')}
      </Button>
    </div>
  );
}

/** Makes the entry current if the user entered a word like "now" as its end date. */
function markAsCurrent(review: ImportReview, { fields }: ReviewRow): ImportReview {
  const findPath = (suffix: string) => fields.find(({ path }) => path.endsWith(suffix))?.path ?? '';
  return setReviewValue(setReviewValue(review, findPath('.endDate'), ''), findPath('.current'), true);
}
