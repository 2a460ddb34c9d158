import { createContext, useContext, useState, type ReactNode } from 'react';
import { useEditor } from '../../shared/editor/editor';
import { keepReview, readReview } from './kept-review';
import type { Review } from './review';

interface ReviewValue {
  review: Review | null;
  setReview: (review: Review | null) => void;
}

const ReviewContext = createContext<ReviewValue | undefined>(undefined);

/** Provides the change review, which survives a reload. */
export function ReviewProvider({ children }: { children: ReactNode }) {
  const id = useEditor(({ saved }) => saved?.id);
  const [review, setShown] = useState(() => (id ? readReview(id) : null));
  const setReview = (next: Review | null) => {
    setShown(next);
    if (id) keepReview(id, next);
  };
  return <ReviewContext value={{ review, setReview }}>{children}</ReviewContext>;
}

export function useReview(): ReviewValue {
  const value = useContext(ReviewContext);
  if (!value) throw new Error('ChangeReviewProvider is missing');
  return value;
}
