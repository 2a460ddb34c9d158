import { useEffect, useRef, useState } from 'react';
import { openPdf, type PDFDocumentProxy } from '../../../shared/pdf-pages/open-pdf';
import { findLine, type HighlightBox } from './find-line';

const decodeBase64 = (data: string): ArrayBuffer =>
  Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)).buffer;

export function usePdfDocument(data: string, onFail: () => void): PDFDocumentProxy | undefined {
  const [file, setFile] = useState<PDFDocumentProxy>();
  const failed = useRef(onFail);
  useEffect(() => {
    failed.current = onFail;
  });
  useEffect(() => {
    let isCancelled = false;
    let opened: PDFDocumentProxy | undefined;
    openPdf(decodeBase64(data)).then(
      (pdf) => {
        opened = pdf;
        if (isCancelled) void pdf.loadingTask.destroy();
        else setFile(pdf);
      },
      (error: unknown) => {
        if (isCancelled) return;
        console.error('The PDF could not be rendered', error);
        failed.current();
      },
    );
    return () => {
      isCancelled = true;
      setFile(undefined);
      void opened?.loadingTask.destroy();
    };
  }, [data]);
  return file;
}

export function useLineHighlight(
  file: PDFDocumentProxy | undefined,
  number: number,
  line: string | undefined,
): HighlightBox | undefined {
  const [place, setPlace] = useState<HighlightBox>();
  useEffect(() => {
    setPlace(undefined);
    if (!file || line === undefined) return;
    let left = false;
    const look = async () => {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
      const pieces = items.flatMap((item) => {
        if (!('str' in item)) return [];
        const [, , , , x = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, x: x - x0, y: y - y0, width: item.width, height: item.height }];
      });
      if (!left) setPlace(findLine(pieces, line, { width: x1 - x0, height: y1 - y0 }));
    };
    look().catch((error: unknown) => console.error('The search for the line failed', error));
    return () => {
      left = true;
    };
  }, [file, number, line]);
  return place;
}
