import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

/** A line as a reader of the file sees it: the text items of one baseline, in the order of the file. */
export interface ReadLine {
  text: string;
  items: number;
  /** Points from the page's left and bottom edge. */
  x: number;
  y: number;
}

/** Reads a file back, page by page. */
export async function readLines(pdf: Buffer): Promise<ReadLine[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: ReadLine[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines: ReadLine[] = [];
    for (const item of items) {
      if (!('str' in item) || !item.str) continue;
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
      const last = lines.at(-1);
      if (last && Math.abs(last.y - y) < 0.5) {
        last.text += item.str;
        if (item.str.trim()) last.items++;
      } else lines.push({ text: item.str, items: item.str.trim() ? 1 : 0, x, y });
    }
    pages.push(lines);
  }
  return pages;
}

/** All text of a file, a line a line. */
export async function readText(pdf: Buffer): Promise<string> {
  return (await readLines(pdf)).flatMap((lines) => lines.map((line) => line.text.trim())).join('\n');
}

/** The drawing operators of all pages. */
export function operators(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g);
  return [...streams]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .filter((content) => content.includes(' TJ ET'))
    .join('\n');
}
