import { useCallback, useEffect, useState } from 'react';
import type { ImportResult } from '@shortlist/contracts/builder/import';
import { clearStoredReview, saveReview, savePdf, loadReview, loadPdf } from './import-review-storage';
import { createImportReview, type ImportReview } from './import-review';

/** Holds the import review, which survives a reload. `review` is undefined until a file is parsed. */
export function useImportReview() {
  const [review, setReview] = useState(loadReview);
  const [pdf, setPdf] = useState(loadPdf);
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    if (review) saveReview(review);
  }, [review]);

  return {
    review,
    pdf,
    start: useCallback((file: ImportResult, base64: string) => {
      const pdfData = file.kind === 'pdf' ? base64 : undefined;
      clearStoredReview();
      if (pdfData) savePdf(pdfData);
      setPdf(pdfData);
      setReview(createImportReview(file));
    }, []),
    update: useCallback(
      (updateReview: (review: ImportReview) => ImportReview) =>
        setReview((current) => current && updateReview(current)),
      [],
    ),
    finish: useCallback(() => {
      clearStoredReview();
      setReview(undefined);
      setPdf(undefined);
      setHasEnded(true);
    }, []),
    /** True after the user finished or discarded a review on this page. */
    hasEnded,
  };
}
