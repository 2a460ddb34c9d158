import { createContext, useContext, useState, type ReactNode } from 'react';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';
import { saveReview, loadReview } from './change-review-storage';
import type { ChangeReview } from './change-review';

interface ChangeReviewContextValue {
  review: ChangeReview | null;
  setReview: (review: ChangeReview | null) => void;
}

const ChangeReviewContext = createContext<ChangeReviewContextValue | undefined>(undefined);

export function ChangeReviewProvider({ children }: { children: ReactNode }) {
  const id = useResumeEditor(({ stored }) => stored?.id);
  const [review, setReviewState] = useState(() => (id ? loadReview(id) : null));
  const setReview = (nextReview: ChangeReview | null) => {
    setReviewState(nextReview);
    if (id) saveReview(id, nextReview);
  };
  return <ChangeReviewContext value={{ review, setReview }}>{children}</ChangeReviewContext>;
}

export function useChangeReview(): ChangeReviewContextValue {
  const value = useContext(ChangeReviewContext);
  if (!value) throw new Error('ChangeReviewProvider is missing');
  return value;
}
