import type { PDFDocumentProxy } from 'pdfjs-dist';

export type { PDFDocumentProxy } from 'pdfjs-dist';

/**
 * A PDF to be drawn. The library is a chunk of its own, loaded with the first file; its worker is a file of this remote.
 * Nothing is fetched from elsewhere and nothing is evaluated: the page's policy allows neither. Throws what pdf.js throws
 * for bytes that are no PDF. Call `loadingTask.destroy()` on what it gives when the pages are no longer shown.
 */
export async function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
  // pdf.js takes the bytes away from their owner.
  const data = new Uint8Array(bytes.slice(0));
  return await getDocument({ data, isEvalSupported: false, useWasm: false, verbosity: 0 }).promise;
}
