import { useDeferredValue, useMemo } from 'react';
import { UnplacedLinesCard } from '../../../shared/unplaced-lines/unplaced-lines-card';
import { updateUnplacedLines, type ImportReview } from '../import-review';

interface Props extends Pick<ImportReview, 'content' | 'tray'> {
  onChange: (update: (review: ImportReview) => ImportReview) => void;
}

type ReviewContent = ImportReview['content'] & Pick<ImportReview, 'tray'>;

/** Renders the card with low priority, so that typing in the review does not wait for it. */
export function ReviewUnplacedLines({ content, tray, onChange }: Props) {
  const deferredContent = useDeferredValue(content);
  return useMemo(() => {
    const change = (update: (state: ReviewContent) => ReviewContent) =>
      onChange((review) => {
        const { tray: remainingLines, ...nextContent } = update({ ...review.content, tray: review.tray });
        return updateUnplacedLines(review, nextContent, remainingLines);
      });
    return <UnplacedLinesCard state={{ ...deferredContent, tray }} onChange={change} />;
  }, [deferredContent, tray, onChange]);
}
