import { useCallback, useEffect, useState } from 'react';
import type { Imported } from '@shortlist/contracts/builder/import';
import { forget, keep, keepPdf, readKept, readPdf } from './kept';
import { newReview, type Review } from './review';

/** The review that is going on, kept over a reload of the page; undefined before a file was read. */
export function useReview() {
  const [review, setReview] = useState(readKept);
  const [pdf, setPdf] = useState(readPdf);
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    if (review) keep(review);
  }, [review]);

  return {
    review,
    /** The file as base64, where it has pages to be shown. */
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
    /** A review was given up. */
    ended,
  };
}
