import { createContext, useContext } from 'react';
import type { ImportReview } from '../import-review';
import type { useCurrentRow } from './use-current-row';

/** The current review. The list of rows may render an older one, but the row that is being edited must not. */
export const LiveReviewContext = createContext<ImportReview | undefined>(undefined);

export function useLiveReview(): ImportReview {
  const review = useContext(LiveReviewContext);
  if (!review) throw new Error('LiveReviewContext has no provider');
  return review;
}

interface ReviewActions extends Pick<ReturnType<typeof useCurrentRow>, 'select' | 'selectNext'> {
  change: (update: (review: ImportReview) => ImportReview) => void;
}

/** A separate context, because the actions stay the same when the review changes. */
export const ReviewActionsContext = createContext<ReviewActions | undefined>(undefined);

export function useReviewActions(): ReviewActions {
  const actions = useContext(ReviewActionsContext);
  if (!actions) throw new Error('ReviewActionsContext has no provider');
  return actions;
}
