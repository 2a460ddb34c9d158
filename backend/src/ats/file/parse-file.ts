import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { drawnText } from './hidden/drawn-text';
import type { ParsedFile, ParsedPage, Piece } from './parsed-file';
import { hiddenIn, withoutHidden } from './hidden/hidden-text';

/** pdf.js reads faces with a method that Node 20 does not have yet. */
if (!('transferToFixedLength' in ArrayBuffer.prototype)) {
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    value(this: ArrayBuffer, length = this.byteLength) {
      const copy = new Uint8Array(length);
      copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return copy.buffer;
    },
  });
}

/**
 * Reads a PDF back: its text in the order of the file, hidden text apart. Takes some 20 ms a page of processor time, so
 * that servers call it in a thread of its own. Throws what pdf.js throws when the bytes are no PDF.
 */
export async function parseFile(pdf: Uint8Array): Promise<ParsedFile> {
  const { OPS } = await getResolvedPDFJS();
  // pdf.js takes the bytes away from their owner.
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const file: ParsedFile = { pages: [], hidden: [] };
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const paper = { left, bottom, width: right - left, height: top - bottom };
    const { items } = await page.getTextContent();
    const pieces: Piece[] = [];
    for (const item of items) {
      if (!('str' in item)) continue;
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
      const size = Math.hypot(Number(item.transform[2]), Number(item.transform[3]));
      if (item.str) pieces.push({ text: item.str, x, y, width: item.width, size, ends: item.hasEOL });
      else if (item.hasEOL) pieces.push({ text: '', x, y, width: 0, size, ends: true });
    }
    const hidden = hiddenIn(drawnText(await page.getOperatorList(), OPS, paper));
    file.pages.push({
      width: paper.width,
      height: paper.height,
      pieces: withoutHidden(pieces, hidden),
    } satisfies ParsedPage);
    file.hidden.push(...hidden.map(({ text, reason }) => ({ text, reason })));
  }
  await document.loadingTask.destroy();
  return file;
}
