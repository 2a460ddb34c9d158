import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../../messages';
import { confirmFields, findFieldsAt, applyAlternatives, type ImportReview } from '../import-review';
import type { ReviewRow } from '../review-rows';
import { useReviewActions } from './review-context';
import { RowValue } from './row-value';

interface Props {
  row: ReviewRow;
  review: ImportReview;
}

export function AlternativeReadings({ row, review }: Props) {
  const t = useMessages();
  const { change } = useReviewActions();
  const paths = row.fields.map(({ path }) => path);
  const hasAlternative = paths.some((path) =>
    findFieldsAt(review.fields, path).some(({ other }) => other !== undefined),
  );
  if (!hasAlternative) return null;
  const untitledRow = { ...row, isTitle: false };
  return (
    <div role="group" aria-label={t('import.readings')} className="flex flex-wrap gap-2">
      <Button size="sm" className="bg-sheet" onClick={() => change((current) => confirmFields(current, paths))}>
        <RowValue row={untitledRow} review={review} />
      </Button>
      <Button size="sm" className="bg-sheet" onClick={() => change((current) => applyAlternatives(current, paths))}>
        <RowValue row={untitledRow} review={applyAlternatives(review, paths)} />
      </Button>
    </div>
  );
}
