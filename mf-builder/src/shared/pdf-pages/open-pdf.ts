import type { PDFDocumentProxy } from 'pdfjs-dist';

export type { PDFDocumentProxy } from 'pdfjs-dist';

/**
 * Opens a PDF for rendering. pdf.js is a separate chunk that loads with the first file. Its worker is part of this
 * remote, because the content security policy allows neither other origins nor evaluated code. Throws the pdf.js error
 * if the bytes are not a PDF. Call `loadingTask.destroy()` on the result when its pages are no longer shown.
 */
export async function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
  // pdf.js takes ownership of the buffer, so it gets a copy.
  const data = new Uint8Array(bytes.slice(0));
  return await getDocument({ data, isEvalSupported: false, useWasm: false, verbosity: 0 }).promise;
}
