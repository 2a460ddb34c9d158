import { createContext, useContext } from 'react';
import type { ImportReview } from '../import-review';
import type { useCurrentRow } from './use-current-row';

/** Provides the current review to the edited row. The other rows may render an older review. */
export const LiveReviewContext = createContext<ImportReview | undefined>(undefined);

export function useLiveReview(): ImportReview {
  const review = useContext(LiveReviewContext);
  if (!review) throw new Error('LiveReviewContext is missing');
  return review;
}

interface ReviewActions extends Pick<ReturnType<typeof useCurrentRow>, 'select' | 'selectNext'> {
  change: (update: (review: ImportReview) => ImportReview) => void;
}

/** Separate from the review, because the actions stay the same when the review changes. */
export const ReviewActionsContext = createContext<ReviewActions | undefined>(undefined);

export function useReviewActions(): ReviewActions {
  const actions = useContext(ReviewActionsContext);
  if (!actions) throw new Error('ReviewActionsContext is missing');
  return actions;
}
