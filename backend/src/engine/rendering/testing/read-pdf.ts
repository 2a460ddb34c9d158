import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

/** Line as parsers see it: the text items of one baseline, in file order. */
export interface PdfTextLine {
  text: string;
  itemCount: number;
  /** In points from the left and bottom edges of the page. */
  x: number;
  y: number;
  /** Right end of the last item, including a trailing space. */
  right: number;
}

export async function readLines(pdf: Buffer): Promise<PdfTextLine[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: PdfTextLine[][] = [];
  for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber++) {
    const { items } = await (await document.getPage(pageNumber)).getTextContent();
    const lines: PdfTextLine[] = [];
    for (const item of items) {
      if (!('str' in item) || !item.str) continue;
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
      const right = x + item.width;
      const lastLine = lines.at(-1);
      if (lastLine && Math.abs(lastLine.y - y) < 0.5) {
        lastLine.text += item.str;
        lastLine.right = Math.max(lastLine.right, right);
        if (item.str.trim()) lastLine.itemCount++;
      } else lines.push({ text: item.str, itemCount: item.str.trim() ? 1 : 0, x, y, right });
    }
    pages.push(lines);
  }
  return pages;
}

export async function readText(pdf: Buffer): Promise<string> {
  return (await readLines(pdf)).flatMap((lines) => lines.map((line) => line.text.trim())).join('\n');
}

export function readOperators(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g);
  return [...streams]
    .filter(([, stream]) => !stream?.startsWith('<?xpacket'))
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .filter((content) => content.includes(' TJ ET'))
    .join('\n');
}

/** Returns the objects of a PDF as text, including those in object streams. */
export function readObjects(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\/ObjStm[\s\S]*?stream\n([\s\S]*?)\nendstream/g)];
  return (
    text + streams.map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')).join('')
  );
}

interface StructureNode {
  role?: string;
  children?: StructureNode[];
  type?: string;
  id?: string;
}

/**
 * Extracts the structure that screen readers use, page by page: one line per element, as "P > Link: text @" with one @
 * per annotation. The extraction library derives spaces from distances.
 */
export async function readStructureTree(pdf: Buffer): Promise<string[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: string[][] = [];
  for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber++) {
    const page = await document.getPage(pageNumber);
    const texts = new Map<string, string>();
    const openIds: string[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        const id = openIds.at(-1) ?? '';
        texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
      } else if (item.type === 'endMarkedContent') openIds.pop();
      else openIds.push(item.id ?? '');
    }
    const lines: string[] = [];
    const walk = ({ role = '', children = [] }: StructureNode, parentPath: string) => {
      const contents = children.filter(({ type }) => type === 'content');
      const links = children.filter(({ type }) => type === 'object').map(() => ' @');
      const text = contents.map(({ id = '' }) => texts.get(id) ?? '').join('');
      const normalizedText = text.replace(/\s+/g, ' ').trim();
      if (contents.length) lines.push(`${parentPath}${role}: ${normalizedText}${links.join('')}`);
      for (const child of children) if (child.role) walk(child, `${parentPath}${role} > `);
    };
    for (const root of ((await page.getStructTree()) as StructureNode | null)?.children ?? []) walk(root, '');
    pages.push(lines);
  }
  return pages;
}
