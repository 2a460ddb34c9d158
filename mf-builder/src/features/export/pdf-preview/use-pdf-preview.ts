import { useEffect, useState } from 'react';
import { useQuery } from '@shortlist/shared-ui/query';
import { openPdf, type PDFDocumentProxy } from '../../../shared/pdf-pages/open-pdf';
import { isPremiumRequiredError, pdfQuery, type PdfFile } from '../api';

export interface PdfPreviewState {
  /** PDF of the last saved draft, or the previous PDF while the new one is being generated. */
  file: PdfFile | undefined;
  pdfDocument: PDFDocumentProxy | undefined;
  hasFailed: boolean;
  /** True if the template requires Premium and the account does not have it. */
  isPremiumRequired: boolean;
  retry: () => void;
}

/**
 * Generates the PDF of the stored resume once `isReady` is true. `version` counts the writes to the server. The
 * previous PDF stays until the new one is open.
 */
export function usePdfPreview(id: string, version: number, isReady: boolean): PdfPreviewState {
  const { data, error, refetch } = useQuery({
    ...pdfQuery(id, version),
    enabled: isReady,
    placeholderData: (previous) => previous,
  });
  const [openDocument, setOpenDocument] = useState<PDFDocumentProxy>();
  const [hasOpeningFailed, setHasOpeningFailed] = useState(false);

  useEffect(() => {
    if (!data) return;
    let isCancelled = false;
    openPdf(data.bytes)
      .then((loadedDocument) => {
        if (isCancelled) return loadedDocument.loadingTask.destroy();
        setHasOpeningFailed(false);
        setOpenDocument(loadedDocument);
      })
      .catch((cause: unknown) => {
        console.error('The PDF could not be opened', cause);
        setHasOpeningFailed(true);
      });
    return () => {
      isCancelled = true;
    };
  }, [data]);
  useEffect(() => () => void openDocument?.loadingTask.destroy(), [openDocument]);

  const isPremiumRequired = isPremiumRequiredError(error);
  return {
    file: data,
    pdfDocument: isPremiumRequired ? undefined : openDocument,
    hasFailed: (error !== null && !isPremiumRequired) || hasOpeningFailed,
    isPremiumRequired,
    retry: () => {
      setHasOpeningFailed(false);
      void refetch();
    },
  };
}
