import { isDeepStrictEqual } from 'node:util';
import { getResolvedPDFJS } from 'unpdf';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { findHiddenText } from '../../file-reader/hidden-text/find-hidden-text';
import { traceText } from '../../file-reader/hidden-text/trace-text';
import { getPaper, openDocument } from '../../file-reader/parse-file';
import { maxPages } from '../../rendering/pdf/render-pdf';

export interface PdfParagraph {
  text: string;
  /** Type of the element in the structure tree: "H1", "P", "LI". */
  tag: string;
  /** Whether it has the label of a list item, which is at its start. */
  hasLabel: boolean;
  /** Addresses. */
  links: string[];
  /** 0-based. */
  page: number;
}

export interface PdfParagraphs {
  body: PdfParagraph[];
  /** Text outside the structure tree, by page. */
  artifacts: string[];
}

/** Operators of a page of text with fills behind it: no images, patterns, clips, layers or transparency. */
const drawingOperators = new Set([
  ...['save', 'restore', 'transform', 'dependency', 'setFillRGBColor', 'constructPath'],
  ...['beginMarkedContent', 'beginMarkedContentProps', 'endMarkedContent'],
  ...['beginText', 'setFont', 'setCharSpacing', 'setTextMatrix', 'showText', 'endText'],
]);
/** Elements that contain others. */
const groupTags = new Set(['Root', 'Document', 'Sect', 'L']);

/** Largest distances that our fonts have: between glyphs in thousandths of their size, and between all in points. */
const maxKerning = 400;
const maxCharacterSpacing = 4;

/**
 * Reads the paragraphs of a PDF that has nothing but tagged and visible text, fills and links. Returns undefined for
 * other and broken files, and for files with more pages than any of ours.
 */
export async function readPdfParagraphs(pdf: Uint8Array): Promise<PdfParagraphs | undefined> {
  const document = await openDocument(pdf);
  try {
    return document.numPages > maxPages ? undefined : await readPages(document);
  } catch {
    return undefined;
  } finally {
    await document.loadingTask.destroy();
  }
}

async function readPages(document: PDFDocumentProxy): Promise<PdfParagraphs | undefined> {
  const result: PdfParagraphs = { body: [], artifacts: [] };
  for (let number = 1; number <= document.numPages; number++) {
    const text = await readPage(await document.getPage(number));
    if (!text) return undefined;
    result.body.push(...text.paragraphs.map((paragraph) => ({ ...paragraph, page: number - 1 })));
    result.artifacts.push(text.artifact);
  }
  return result;
}

type StructureNode = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
type StructureChild = StructureNode['children'][number];
type Paragraph = Omit<PdfParagraph, 'page'>;

async function readPage(page: PDFPageProxy): Promise<{ paragraphs: Paragraph[]; artifact: string } | undefined> {
  const addresses = await readLinks(page);
  if (!addresses) return undefined;
  const { OPS } = await getResolvedPDFJS();
  const operators = await page.getOperatorList();
  if (findHiddenText(traceText(operators, OPS, getPaper(page))).length > 0) return undefined;

  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  const paragraphsById = listElements(await page.getStructTree(), addresses);
  const artifact = createParagraph('Artifact');
  const paragraphs = new Set<Paragraph>();
  let target: Paragraph | undefined;
  let last: Paragraph | undefined;
  for (const [i, code] of operators.fnArray.entries()) {
    const name = names.get(code) ?? '';
    const args = operators.argsArray[i] as readonly unknown[];
    if (!drawingOperators.has(name) || isUnusual(name, args)) return undefined;
    if (name === 'beginMarkedContent') target = artifact;
    else if (name === 'endMarkedContent') target = undefined;
    else if (name === 'beginMarkedContentProps') {
      target = paragraphsById.get(Number(args[1]));
      // A paragraph is drawn at once.
      if (!target || (paragraphs.has(target) && target !== last)) return undefined;
      paragraphs.add((last = target));
    } else if (name === 'showText') {
      if (!target) return undefined;
      target.text += (args[0] as Glyph[]).map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
    }
  }
  return { paragraphs: [...paragraphs], artifact: artifact.text };
}

const createParagraph = (tag: string): Paragraph => ({ text: '', tag, hasLabel: false, links: [] });

/** Numbers move the pen. */
type Glyph = { unicode: string } | number;

/** Returns whether an operator could move text from its place, squeeze or mirror it. */
function isUnusual(name: string, args: readonly unknown[]): boolean {
  if (name === 'setTextMatrix')
    return !isDeepStrictEqual(Array.from(args[0] as ArrayLike<number>).slice(0, 4), [1, 0, 0, -1]);
  if (name === 'setCharSpacing') return Math.abs(Number(args[0])) > maxCharacterSpacing;
  if (name !== 'showText') return false;
  return (args[0] as Glyph[]).some((glyph) => typeof glyph === 'number' && Math.abs(glyph) > maxKerning);
}

/**
 * Returns a paragraph without text for each heading, paragraph and list item of a page, by the id of its marked content.
 */
function listElements(root: StructureNode | null, addresses: ReadonlyMap<string, string>): Map<number, Paragraph> {
  const paragraphsById = new Map<number, Paragraph>();
  const visit = (node: StructureChild, parent?: Paragraph, tag?: string): void => {
    if ('role' in node) {
      const paragraph = parent ?? (groupTags.has(node.role) ? undefined : createParagraph(node.role));
      for (const child of node.children) visit(child, paragraph, node.role);
    } else if (parent && node.type === 'content') {
      paragraphsById.set(Number(/_mc(\d+)$/.exec(node.id)?.[1]), parent);
      if (tag === 'Lbl') parent.hasLabel = true;
    } else if (parent) parent.links.push(addresses.get(node.id) ?? '');
  };
  if (root) visit(root);
  return paragraphsById;
}

interface Annotation {
  id: string;
  subtype: string;
  hasAppearance: boolean;
  borderStyle: { width: number };
  unsafeUrl?: string;
}

/** Returns the addresses of links by id; undefined if the page has other annotations, or links that draw something. */
async function readLinks(page: PDFPageProxy): Promise<Map<string, string> | undefined> {
  const annotations = (await page.getAnnotations({ intent: 'any' })) as Annotation[];
  const isInvisible = annotations.every(
    ({ subtype, hasAppearance, borderStyle }) => subtype === 'Link' && !hasAppearance && borderStyle.width === 0,
  );
  return isInvisible ? new Map(annotations.map(({ id, unsafeUrl = '' }) => [id, unsafeUrl])) : undefined;
}
