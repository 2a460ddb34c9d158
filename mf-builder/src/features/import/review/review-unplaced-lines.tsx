import { useDeferredValue, useMemo } from 'react';
import { UnplacedLinesCard } from '../../../shared/unplaced-lines/unplaced-lines-card';
import { updateUnplacedLines, type ImportReview } from '../import-review';
import { useReviewActions } from './review-context';

type ReviewContent = ImportReview['content'] & Pick<ImportReview, 'tray'>;

/** Renders with low priority, so that typing in the review isn't delayed. */
export function ReviewUnplacedLines({ content, tray }: Pick<ImportReview, 'content' | 'tray'>) {
  const { change } = useReviewActions();
  const deferredContent = useDeferredValue(content);
  return useMemo(() => {
    const changeContent = (update: (state: ReviewContent) => ReviewContent) =>
      change((review) => {
        const { tray: remainingLines, ...nextContent } = update({ ...review.content, tray: review.tray });
        return updateUnplacedLines(review, nextContent, remainingLines);
      });
    return <UnplacedLinesCard state={{ ...deferredContent, tray }} onChange={changeContent} />;
  }, [deferredContent, tray, change]);
}
