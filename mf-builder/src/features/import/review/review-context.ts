import { createContext, useContext } from 'react';
import type { ImportReview } from '../import-review';
import type { useCurrentRow } from './use-current-row';

/** Current state of the review. The list of rows may lag behind it, but the row that is being edited must not. */
export const LiveReviewContext = createContext<ImportReview | undefined>(undefined);

export function useLiveReview(): ImportReview {
  const review = useContext(LiveReviewContext);
  if (!review) throw new Error('LiveReviewContext has no provider');
  return review;
}

interface ReviewActions extends Pick<ReturnType<typeof useCurrentRow>, 'select' | 'selectNext'> {
  change: (update: (review: ImportReview) => ImportReview) => void;
}

/** A context of its own, because it stays the same while the review changes. */
export const ReviewActionsContext = createContext<ReviewActions | undefined>(undefined);

export function useReviewActions(): ReviewActions {
  const actions = useContext(ReviewActionsContext);
  if (!actions) throw new Error('ReviewActionsContext has no provider');
  return actions;
}
