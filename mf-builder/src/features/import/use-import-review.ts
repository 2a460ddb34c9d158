import { useCallback, useEffect, useState } from 'react';
import type { ImportResult } from '@shortlist/contracts/builder/import';
import { clearStoredReview, saveReview, savePdf, loadReview, loadPdf } from './import-review-storage';
import { createImportReview, type ImportReview } from './import-review';

/** The review survives a reload. Undefined until a file is parsed. */
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
      (update: (review: ImportReview) => ImportReview) => setReview((current) => current && update(current)),
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
