import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../../messages';
import { confirmed, fieldsAt, otherwise, type Review } from '../review';
import type { Row } from '../rows';
import { Value } from './value';

interface Props {
  row: Row;
  review: Review;
  onChange: (update: (review: Review) => Review) => void;
}

export function Readings({ row, review, onChange }: Props) {
  const t = useMessages();
  const paths = row.fields.map(({ path }) => path);
  const hasOther = paths.some((path) => fieldsAt(review.fields, path).some(({ other }) => other !== undefined));
  if (!hasOther) return null;
  const plain = { ...row, isTitle: false };
  return (
    <div role="group" aria-label={t('import.readings')} className="flex flex-wrap gap-2">
      <Button size="sm" className="bg-sheet" onClick={() => onChange((before) => confirmed(before, paths))}>
        <Value row={plain} review={review} />
      </Button>
      <Button size="sm" className="bg-sheet" onClick={() => onChange((before) => otherwise(before, paths))}>
        <Value row={plain} review={otherwise(review, paths)} />
      </Button>
    </div>
  );
}
