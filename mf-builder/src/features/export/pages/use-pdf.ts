import { useEffect, useState } from 'react';
import { useQuery } from '@shortlist/shared-ui/query';
import { openPdf, type PDFDocumentProxy } from '../../../shared/pdf-pages/open-pdf';
import { isPremiumOnly, pdfQuery, type PdfFile } from '../calls';

export interface Pdf {
  /** PDF of the last write, or the previous PDF while the new one is being generated. */
  file: PdfFile | undefined;
  pages: PDFDocumentProxy | undefined;
  failed: boolean;
  /** True if the template requires Premium and the account does not have it. */
  premiumOnly: boolean;
  retry: () => void;
}

/**
 * Generates the PDF of the stored resume once `isReady` is true. `version` counts the writes to the server. The
 * previous PDF stays until the new one is open.
 */
export function usePdf(id: string, version: number, isReady: boolean): Pdf {
  const { data, error, refetch } = useQuery({
    ...pdfQuery(id, version),
    enabled: isReady,
    placeholderData: (before) => before,
  });
  const [open, setOpen] = useState<PDFDocumentProxy>();
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    if (!data) return;
    let left = false;
    openPdf(data.bytes)
      .then((pages) => {
        if (left) return pages.loadingTask.destroy();
        setBroken(false);
        setOpen(pages);
      })
      .catch((cause: unknown) => {
        console.error('The PDF could not be opened', cause);
        setBroken(true);
      });
    return () => {
      left = true;
    };
  }, [data]);
  useEffect(() => () => void open?.loadingTask.destroy(), [open]);

  const premiumOnly = isPremiumOnly(error);
  return {
    file: data,
    pages: premiumOnly ? undefined : open,
    failed: (error !== null && !premiumOnly) || broken,
    premiumOnly,
    retry: () => {
      setBroken(false);
      void refetch();
    },
  };
}
