import { createContext, useContext } from 'react';
import type { ImportReview } from '../import-review';

/** Current state of the review. The list of rows may lag behind it, but the row that is being edited must not. */
export const LiveReviewContext = createContext<ImportReview | undefined>(undefined);

export function useLiveReview(): ImportReview {
  const review = useContext(LiveReviewContext);
  if (!review) throw new Error('LiveReviewContext has no provider');
  return review;
}
