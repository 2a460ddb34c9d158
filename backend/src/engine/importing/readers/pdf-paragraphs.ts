import { isDeepStrictEqual } from 'node:util';
import { getResolvedPDFJS } from 'unpdf';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { findHiddenText } from '../../file-reader/hidden-text/find-hidden-text';
import { traceText } from '../../file-reader/hidden-text/trace-text';
import { getPageArea, openDocument } from '../../file-reader/parse-file';
import { maxPages } from '../../rendering/pdf/render-pdf';

export interface PdfParagraph {
  text: string;
  /** Type of the element in the structure tree, such as "H1", "P" or "LI". */
  tag: string;
  /** True if the paragraph begins with the label of a list item. */
  hasLabel: boolean;
  /** Link targets. */
  links: string[];
  /** 0-based. */
  page: number;
}

export interface PdfParagraphs {
  body: PdfParagraph[];
  /** Text outside the structure tree, by page. */
  artifacts: string[];
}

/** Operators that draw text and fills, but no images, patterns, clips, layers or transparency. */
const drawingOperators = new Set([
  ...['save', 'restore', 'transform', 'dependency', 'setFillRGBColor', 'constructPath'],
  ...['beginMarkedContent', 'beginMarkedContentProps', 'endMarkedContent'],
  ...['beginText', 'setFont', 'setCharSpacing', 'setTextMatrix', 'showText', 'endText'],
]);
const groupTags = new Set(['Root', 'Document', 'Sect', 'L']);

/** Maximum kerning of our fonts, in thousandths of the font size. */
const maxKerning = 400;
/** Maximum letter spacing of our files, in points. */
const maxCharacterSpacing = 4;

/**
 * Reads the paragraphs of a PDF that contains only tagged, visible text, fills and links. Returns undefined for other
 * files, for broken files, and for files with more pages than ours can have.
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
  for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber++) {
    const pageText = await readPage(await document.getPage(pageNumber));
    if (!pageText) return undefined;
    result.body.push(...pageText.paragraphs.map((paragraph) => ({ ...paragraph, page: pageNumber - 1 })));
    result.artifacts.push(pageText.artifact);
  }
  return result;
}

type StructureNode = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
type StructureChild = StructureNode['children'][number];
type Paragraph = Omit<PdfParagraph, 'page'>;

async function readPage(page: PDFPageProxy): Promise<{ paragraphs: Paragraph[]; artifact: string } | undefined> {
  const linkTargets = await readLinks(page);
  if (!linkTargets) return undefined;
  const { OPS } = await getResolvedPDFJS();
  const operators = await page.getOperatorList();
  if (findHiddenText(traceText(operators, OPS, getPageArea(page))).length > 0) return undefined;

  const operatorNames = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  const paragraphsById = createParagraphsById(await page.getStructTree(), linkTargets);
  const artifact = createParagraph('Artifact');
  const paragraphs = new Set<Paragraph>();
  let target: Paragraph | undefined;
  let previousTarget: Paragraph | undefined;
  for (const [i, code] of operators.fnArray.entries()) {
    const name = operatorNames.get(code) ?? '';
    const args = operators.argsArray[i] as readonly unknown[];
    if (!drawingOperators.has(name) || canDistortText(name, args)) return undefined;
    if (name === 'beginMarkedContent') target = artifact;
    else if (name === 'endMarkedContent') target = undefined;
    else if (name === 'beginMarkedContentProps') {
      target = paragraphsById.get(Number(args[1]));
      // The parts of a paragraph must be drawn one after another.
      if (!target || (paragraphs.has(target) && target !== previousTarget)) return undefined;
      paragraphs.add((previousTarget = target));
    } else if (name === 'showText') {
      if (!target) return undefined;
      target.text += (args[0] as Glyph[]).map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
    }
  }
  return { paragraphs: [...paragraphs], artifact: artifact.text };
}

const createParagraph = (tag: string): Paragraph => ({ text: '', tag, hasLabel: false, links: [] });

/** A number moves the pen, in thousandths of the font size. */
type Glyph = { unicode: string } | number;

function canDistortText(name: string, args: readonly unknown[]): boolean {
  if (name === 'setTextMatrix')
    return !isDeepStrictEqual(Array.from(args[0] as ArrayLike<number>).slice(0, 4), [1, 0, 0, -1]);
  if (name === 'setCharSpacing') return Math.abs(Number(args[0])) > maxCharacterSpacing;
  if (name !== 'showText') return false;
  return (args[0] as Glyph[]).some((glyph) => typeof glyph === 'number' && Math.abs(glyph) > maxKerning);
}

/** Creates an empty paragraph for each heading, paragraph and list item of a page, keyed by the ids of its content. */
function createParagraphsById(
  root: StructureNode | null,
  linkTargets: ReadonlyMap<string, string>,
): Map<number, Paragraph> {
  const paragraphsById = new Map<number, Paragraph>();
  const visit = (node: StructureChild, parent?: Paragraph, tag?: string): void => {
    if ('role' in node) {
      const paragraph = parent ?? (groupTags.has(node.role) ? undefined : createParagraph(node.role));
      for (const child of node.children) visit(child, paragraph, node.role);
    } else if (parent && node.type === 'content') {
      paragraphsById.set(Number(/_mc(\d+)$/.exec(node.id)?.[1]), parent);
      if (tag === 'Lbl') parent.hasLabel = true;
    } else if (parent) parent.links.push(linkTargets.get(node.id) ?? '');
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

/** Returns link targets by annotation id. Returns undefined for other annotations and for visible link borders. */
async function readLinks(page: PDFPageProxy): Promise<Map<string, string> | undefined> {
  const annotations = (await page.getAnnotations({ intent: 'any' })) as Annotation[];
  const hasOnlyPlainLinks = annotations.every(
    ({ subtype, hasAppearance, borderStyle }) => subtype === 'Link' && !hasAppearance && borderStyle.width === 0,
  );
  return hasOnlyPlainLinks ? new Map(annotations.map(({ id, unsafeUrl = '' }) => [id, unsafeUrl])) : undefined;
}
