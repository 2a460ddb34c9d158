import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { PDFPageProxy } from 'unpdf/pdfjs';
import { type PageArea, traceText } from './hidden-text/trace-text';
import type { ParsedFile, ParsedPage, TextItem } from './parsed-file';
import { findHiddenText, removeHiddenText } from './hidden-text/find-hidden-text';

/** Adds a method that pdf.js needs to load fonts and that Node 20 lacks. */
if (!('transferToFixedLength' in ArrayBuffer.prototype)) {
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    value(this: ArrayBuffer, length = this.byteLength) {
      const copy = new Uint8Array(length);
      copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return copy.buffer;
    },
  });
}

/** Options for files from other programs. Our own files need none. */
export interface ParseOptions {
  /** `parseFile` throws `TooManyPagesError` for files with more pages. */
  maxPages?: number;
  includeFontNames?: boolean;
  /** Keeps hidden text, because text recognition adds invisible text to scanned pages. */
  keepHiddenText?: boolean;
}

export class TooManyPagesError extends Error {}

/** Skips images, because they contain no text, and a small file can contain a huge image. */
const pdfjsOptions = { verbosity: 0, maxImageSize: 1, isEvalSupported: false, stopAtErrors: false } as const;

/** Copies the bytes, because pdf.js takes ownership of them. Throws the pdf.js error if the bytes are not a PDF. */
export const openDocument = async (pdf: Uint8Array) => await getDocumentProxy(new Uint8Array(pdf), pdfjsOptions);

export function getPageArea({ view: [left = 0, bottom = 0, right = 0, top = 0] }: PDFPageProxy): PageArea {
  return { left, bottom, width: right - left, height: top - bottom };
}

/**
 * Parses the text of a PDF in content order and separates hidden text. Takes about 20 ms of CPU time per page, so
 * servers call it in a separate thread. Throws `TooManyPagesError`, or the pdf.js error if the bytes are not a PDF.
 */
export async function parseFile(pdf: Uint8Array, options: ParseOptions = {}): Promise<ParsedFile> {
  const { OPS } = await getResolvedPDFJS();
  const document = await openDocument(pdf);
  if (document.numPages > (options.maxPages ?? Infinity)) throw new TooManyPagesError();
  const file: ParsedFile = { pages: [], hidden: [] };
  for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber++) {
    const page = await document.getPage(pageNumber);
    const paper = getPageArea(page);
    const drawnTexts = traceText(await page.getOperatorList(), OPS, paper);
    const { items } = await page.getTextContent();
    const textItems: TextItem[] = [];
    for (const item of items) {
      if (!('str' in item)) continue;
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
      const size = Math.hypot(Number(item.transform[2]), Number(item.transform[3]));
      const font = options.includeFontNames ? { fontName: getFontName(page, item.fontName) } : {};
      if (item.str) textItems.push({ text: item.str, x, y, width: item.width, size, endsLine: item.hasEOL, ...font });
      else if (item.hasEOL) textItems.push({ text: '', x, y, width: 0, size, endsLine: true });
    }
    const hiddenTexts = findHiddenText(drawnTexts);
    file.pages.push({
      width: paper.width,
      height: paper.height,
      items: options.keepHiddenText ? textItems : removeHiddenText(textItems, hiddenTexts),
    } satisfies ParsedPage);
    file.hidden.push(...hiddenTexts.map(({ text, reason }) => ({ text, reason })));
  }
  await document.loadingTask.destroy();
  return file;
}

function getFontName(page: PDFPageProxy, id: string): string {
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined;
  const name = typeof font === 'object' && font !== null && 'name' in font ? font.name : undefined;
  return typeof name === 'string' ? name : '';
}
