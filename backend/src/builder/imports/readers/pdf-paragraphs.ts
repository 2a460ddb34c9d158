import { getResolvedPDFJS } from 'unpdf';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { findHiddenText } from '../../../ats/file-reader/hidden-text/find-hidden-text';
import { traceText } from '../../../ats/file-reader/hidden-text/trace-text';
import { getPaper, openDocument } from '../../../ats/file-reader/parse-file';

export interface PdfParagraph {
  text: string;
  /** Type of the element in the structure tree: "H1", "P", "LI". */
  tag: string;
  /** 0-based. */
  page: number;
}

export interface PdfParagraphs {
  body: PdfParagraph[];
  /** Text outside the structure tree, by page. */
  artifacts: string[];
  /** Addresses of links, in no order. */
  links: string[];
}

/** Operators of a page of text with fills behind it: no images, patterns, clips, layers or transparency. */
const drawingOperators = new Set([
  ...['save', 'restore', 'transform', 'dependency', 'setFillRGBColor', 'constructPath'],
  ...['beginMarkedContent', 'beginMarkedContentProps', 'endMarkedContent'],
  ...['beginText', 'setFont', 'setCharSpacing', 'setTextMatrix', 'showText', 'endText'],
]);
/** Elements that contain others. */
const groupTags = new Set(['Root', 'Document', 'Sect', 'L']);

/**
 * Reads the paragraphs of a PDF that has nothing but tagged and visible text, fills and links. Returns undefined for other files.
 * Throws the error of pdf.js if the bytes are not a PDF.
 */
export async function readPdfParagraphs(pdf: Uint8Array): Promise<PdfParagraphs | undefined> {
  const document = await openDocument(pdf);
  try {
    return await readPages(document);
  } finally {
    await document.loadingTask.destroy();
  }
}

async function readPages(document: PDFDocumentProxy): Promise<PdfParagraphs | undefined> {
  const result: PdfParagraphs = { body: [], artifacts: [], links: [] };
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const text = await readText(page);
    const links = await readLinks(page);
    if (!text || !links) return undefined;
    result.body.push(...text.paragraphs.map((paragraph) => ({ ...paragraph, page: number - 1 })));
    result.artifacts.push(text.artifact);
    result.links.push(...links);
  }
  return result;
}

type StructureNode = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
type StructureChild = StructureNode['children'][number];
interface Paragraph {
  text: string;
  tag: string;
}

async function readText(page: PDFPageProxy): Promise<{ paragraphs: Paragraph[]; artifact: string } | undefined> {
  const { OPS } = await getResolvedPDFJS();
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  const paragraphsById = listElements(await page.getStructTree());
  const operators = await page.getOperatorList();
  if (findHiddenText(traceText(operators, OPS, getPaper(page))).length > 0) return undefined;
  const artifact = { text: '', tag: 'Artifact' };
  const paragraphs = new Set<Paragraph>();
  let target: Paragraph | undefined;
  for (const [i, code] of operators.fnArray.entries()) {
    const name = names.get(code) ?? '';
    const args = operators.argsArray[i] as readonly unknown[];
    if (!drawingOperators.has(name)) return undefined;
    if (name === 'beginMarkedContent') target = artifact;
    else if (name === 'endMarkedContent') target = undefined;
    else if (name === 'beginMarkedContentProps') {
      target = paragraphsById.get(Number(args[1]));
      // A paragraph is drawn at once.
      if (!target || (target.text !== '' && target !== [...paragraphs].at(-1))) return undefined;
      paragraphs.add(target);
    } else if (name === 'showText') {
      if (!target) return undefined;
      target.text += readGlyphs(args[0]);
    }
  }
  return { paragraphs: [...paragraphs], artifact: artifact.text };
}

/** Numbers between the glyphs move the pen. */
const readGlyphs = (glyphs: unknown) =>
  (glyphs as ({ unicode: string } | number)[])
    .map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode))
    .join('');

/** Returns an empty paragraph for each heading, paragraph and list item of a page, by the id of its marked content. */
function listElements(root: StructureNode | null): Map<number, Paragraph> {
  const paragraphsById = new Map<number, Paragraph>();
  const visit = (node: StructureChild, parent?: Paragraph): void => {
    if ('role' in node) {
      const paragraph = parent ?? (groupTags.has(node.role) ? undefined : { text: '', tag: node.role });
      for (const child of node.children) visit(child, paragraph);
    } else if (parent && node.type === 'content') paragraphsById.set(Number(/_mc(\d+)$/.exec(node.id)?.[1]), parent);
  };
  if (root) visit(root);
  return paragraphsById;
}

interface Annotation {
  subtype: string;
  hasAppearance: boolean;
  unsafeUrl?: string;
}

/** Returns the addresses of links; undefined if the page has other annotations, or links that draw something. */
async function readLinks(page: PDFPageProxy): Promise<string[] | undefined> {
  const annotations = (await page.getAnnotations({ intent: 'any' })) as Annotation[];
  return annotations.every(({ subtype, hasAppearance }) => subtype === 'Link' && !hasAppearance)
    ? annotations.map(({ unsafeUrl = '' }) => unsafeUrl)
    : undefined;
}
