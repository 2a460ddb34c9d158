import { useCallback, useEffect, useState } from 'react';
import type { Imported } from '@shortlist/contracts/builder/import';
import { forget, keep, keepPdf, readKept, readPdf } from './kept';
import { newReview, type Review } from './review';

/** Returns the review in progress, which survives a reload; undefined until a file is read. */
export function useReview() {
  const [review, setReview] = useState(readKept);
  const [pdf, setPdf] = useState(readPdf);
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    if (review) keep(review);
  }, [review]);

  return {
    review,
    pdf,
    begin: useCallback((file: Imported, data: string) => {
      const pages = file.kind === 'pdf' ? data : undefined;
      forget();
      if (pages) keepPdf(pages);
      setPdf(pages);
      setReview(newReview(file));
    }, []),
    change: useCallback((update: (review: Review) => Review) => setReview((before) => before && update(before)), []),
    end: useCallback(() => {
      forget();
      setReview(undefined);
      setPdf(undefined);
      setEnded(true);
    }, []),
    /** True after a review was finished or discarded on this page. */
    ended,
  };
}
