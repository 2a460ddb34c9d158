import { useEffect, useRef, useState } from 'react';
import { openPdf, type PDFDocumentProxy } from '../../../shared/pdf-pages/open-pdf';
import { findLine, type HighlightBox } from './find-line';

const decodeBase64 = (data: string): ArrayBuffer =>
  Uint8Array.from(atob(data), (character) => character.charCodeAt(0)).buffer;

export function usePdfDocument(base64: string, onFail: () => void): PDFDocumentProxy | undefined {
  const [pdfDocument, setPdfDocument] = useState<PDFDocumentProxy>();
  const onFailRef = useRef(onFail);
  useEffect(() => {
    onFailRef.current = onFail;
  });
  useEffect(() => {
    let isCanceled = false;
    let openedDocument: PDFDocumentProxy | undefined;
    openPdf(decodeBase64(base64)).then(
      (pdf) => {
        openedDocument = pdf;
        if (isCanceled) void pdf.loadingTask.destroy();
        else setPdfDocument(pdf);
      },
      (error: unknown) => {
        if (isCanceled) return;
        console.error('The PDF could not be rendered', error);
        onFailRef.current();
      },
    );
    return () => {
      isCanceled = true;
      setPdfDocument(undefined);
      void openedDocument?.loadingTask.destroy();
    };
  }, [base64]);
  return pdfDocument;
}

export function useLineHighlight(
  pdfDocument: PDFDocumentProxy | undefined,
  pageNumber: number,
  line: string | undefined,
): HighlightBox | undefined {
  const [highlight, setHighlight] = useState<HighlightBox>();
  useEffect(() => {
    setHighlight(undefined);
    if (!pdfDocument || line === undefined) return;
    let isCanceled = false;
    const findHighlight = async () => {
      const page = await pdfDocument.getPage(pageNumber);
      const { items } = await page.getTextContent();
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
      const fragments = items.flatMap((item) => {
        if (!('str' in item)) return [];
        const [, , , , x = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, x: x - x0, y: y - y0, width: item.width, height: item.height }];
      });
      if (!isCanceled) setHighlight(findLine(fragments, line, { width: x1 - x0, height: y1 - y0 }));
    };
    findHighlight().catch((error: unknown) => console.error('The line could not be found in the PDF', error));
    return () => {
      isCanceled = true;
    };
  }, [pdfDocument, pageNumber, line]);
  return highlight;
}
