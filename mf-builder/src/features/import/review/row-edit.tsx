import { Check } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { cx } from '@shortlist/shared-ui/components/cx';
import { useMessages } from '../../../messages';
import { confirmed, fieldsAt, withValue, type Confidence, type Review } from '../review';
import type { Row } from '../rows';
import { Control } from './control';
import { useLiveReview } from './live-review';
import { Readings } from './readings';

interface Props {
  row: Row;
  confidence: Confidence;
  focus: boolean;
  onChoose: (key: string | undefined, path?: string) => void;
  onNext: () => void;
  onChange: (update: (review: Review) => Review) => void;
}

export function RowEdit({ row, confidence, focus, onChoose, onNext, onChange }: Props) {
  const t = useMessages();
  const review = useLiveReview();
  const box = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(focus);
  useEffect(() => {
    const control = box.current?.querySelector<HTMLElement>('input, textarea');
    if (!wantsFocus.current) return;
    box.current?.scrollIntoView?.({ block: 'nearest' });
    control?.focus({ preventScroll: true });
  }, []);

  const paths = row.fields.map(({ path }) => path);
  const fields = paths.flatMap((path) => fieldsAt(review.fields, path));
  const doubt = fields.find((field) => field.confidence === 'check');
  const line = (doubt ?? fields[0])?.line;
  const source = line === undefined ? undefined : review.file.lines[line]?.text.trim();
  const settle = () => {
    onChange((before) => confirmed(before, paths));
    onNext();
  };
  const press = (event: KeyboardEvent) => {
    // Japanese and Korean input methods also use these keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onChoose(undefined);
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) settle();
    else return;
    event.preventDefault();
  };
  const isSpan = row.fields.some(({ control }) => control === 'date') && row.fields.length > 1;
  return (
    <div ref={box} className="grid gap-3" onKeyDown={press}>
      {row.isTitle && <span className="sr-only">{row.label}</span>}
      <div className={cx('grid gap-3', row.fields.length > 1 && 'sm:grid-cols-2')}>
        {row.fields.map((field) => (
          <Control
            key={field.path}
            field={field}
            content={review.content}
            hideLabel={row.fields.length === 1 && !row.isTitle}
            onFocus={() => onChoose(row.key, field.path)}
            onChange={(value) => onChange((before) => withValue(before, field.path, value))}
            onNow={isSpan ? () => onChange((before) => now(before, row)) : undefined}
          />
        ))}
      </div>
      {doubt?.question && <p className="text-xs text-warn">{doubt.question}</p>}
      {source && <p className="text-xs wrap-anywhere text-ink-soft">{t('import.says', { text: source })}</p>}
      <Readings row={row} review={review} onChange={onChange} />
      <Button
        variant={confidence === 'missing' ? 'secondary' : 'primary'}
        size="sm"
        className="justify-self-start"
        icon={confidence !== 'missing' && <Check size={18} aria-hidden />}
        onClick={settle}
      >
        {t(confidence === 'missing' ? 'import.leaveOpen' : 'import.right')}
      </Button>
    </div>
  );
}

/** Marks the entry as current after "now" is entered as its end date. */
function now(review: Review, { fields }: Row): Review {
  const pathOf = (end: string) => fields.find(({ path }) => path.endsWith(end))?.path ?? '';
  return withValue(withValue(review, pathOf('.endDate'), ''), pathOf('.current'), true);
}
