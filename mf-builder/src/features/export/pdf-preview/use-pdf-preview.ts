import { useEffect, useState } from 'react';
import { useQuery } from '@shortlist/shared-ui/query';
import { openPdf, type PDFDocumentProxy } from '../../../shared/pdf-pages/open-pdf';
import { isPremiumRequiredError, pdfQuery, type PdfFile } from '../api';

export interface PdfPreviewState {
  /** The latest generated PDF. The server may still be generating the PDF of a newer draft. */
  file: PdfFile | undefined;
  pdfDocument: PDFDocumentProxy | undefined;
  hasFailed: boolean;
  isPremiumRequired: boolean;
  retry: () => void;
}

/**
 * Generates the PDF as soon as `isReady` is true. `version` increases with every write to the server. The previous PDF
 * stays visible until the new PDF is open.
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
