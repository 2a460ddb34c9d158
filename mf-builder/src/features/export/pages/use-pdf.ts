import { useEffect, useState } from 'react';
import { useQuery } from '@shortlist/shared-ui/query';
import { openPdf, type PDFDocumentProxy } from '../../../shared/pdf-pages/open-pdf';
import { isPremiumOnly, pdfQuery, type PdfFile } from '../calls';

export interface Pdf {
  /** The file of the last write, or of the one before while this is being made. */
  file: PdfFile | undefined;
  pages: PDFDocumentProxy | undefined;
  failed: boolean;
  /** The template is part of Premium, and the account is not. */
  premiumOnly: boolean;
  retry: () => void;
}

/** The PDF of what the server has (`version` counts its writes), made once that is settled. What was there before stays until the new one is open. */
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
