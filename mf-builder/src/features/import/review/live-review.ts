import { createContext, useContext } from 'react';
import type { Review } from '../review';

/** The review as it is this moment. The list of rows may follow a little later; the row that is typed in may not. */
export const LiveReviewContext = createContext<Review | undefined>(undefined);

export function useLiveReview(): Review {
  const review = useContext(LiveReviewContext);
  if (!review) throw new Error('the review has no provider');
  return review;
}
