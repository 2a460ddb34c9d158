import type { PageLayout } from '@shortlist/contracts/builder/page-layout';
import type { PageMeasurement } from '@shortlist/documents/page-fit/fit-to-pages';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { DocumentDefinitionBuilder, type MissingCharacters } from './document-definition';
import { splitByFont } from '../fonts/split-by-font';
import type { LayoutItem } from './layout-nodes';
import { listLineEnds } from './line-ends';
import { splitPages, type Page } from './split-pages';
import { layOutContinuously } from './continuous-layout';
import { PdfFile } from './pdf-file';

export const maxPages = 20;
/** Denser layouts are tried if the last page of a resume is filled less than this. */
const wastefulFill = 0.25;
/** Distance from the text area to the top of the footer, in points. */
const footerGap = 14;

/** Thrown for a document that cannot be rendered. `missingCharacters` is empty for `too_long`. */
export class RenderError extends Error {
  constructor(
    readonly reason: 'missing_characters' | 'too_long',
    readonly missingCharacters: MissingCharacters[] = [],
  ) {
    super(reason);
  }
}

/**
 * Renders a document tree as a PDF. Equal trees and data return equal bytes.
 * @param denserTrees the same document in denser settings, used if they save a nearly empty last page
 * @param data JSON Resume to embed
 * @throws RenderError if no font has one of the characters, or if the document has more than 20 pages
 */
export function renderPdf(tree: DocumentTree, denserTrees: readonly DocumentTree[] = [], data?: string): Buffer {
  const layout = chooseLayout(tree, denserTrees);
  drawPages(layout);
  if (data !== undefined) layout.file.embedData(data);
  return layout.file.toBuffer();
}

/** Returns the layout of a tree, or the first denser layout that saves a nearly empty page. Throws like `renderPdf`. */
export function chooseLayout(tree: DocumentTree, denserTrees: readonly DocumentTree[] = []): Layout {
  const layout = layOut(tree);
  const denserLayout = isWasteful(layout)
    ? denserTrees.map(layOut).find(({ pages }) => pages.length < layout.pages.length)
    : undefined;
  return denserLayout ?? layout;
}

/** Returns the line and page breaks of the PDF of a document. Throws like `renderPdf`. */
export function layOutPages(tree: DocumentTree, denserTrees: readonly DocumentTree[] = []): PageLayout {
  const layout = chooseLayout(tree, denserTrees);
  return {
    closer: denserTrees.indexOf(layout.tree) + 1,
    pages: layout.pages.length,
    texts: listLineEnds(layout.pages),
  };
}

/** Measures the length of a document; see `PageMeasurement`. Throws like `renderPdf`. */
export function measureLayout(tree: DocumentTree, pageLimit: number): PageMeasurement {
  const { items: layoutItems, pages } = layOut(tree);
  const lines: PageMeasurement['linesByPath'] = {};
  for (const { type, item } of layoutItems) {
    const path = type === 'line' ? item.node?.path : undefined;
    if (path) lines[path] = (lines[path] ?? 0) + 1;
  }
  const rowCounts = pages.slice(pageLimit).map(({ items }) => {
    const baselines = items.map(({ type, item }) =>
      type === 'line' ? Math.round(item.y + (item.node?.ascent ?? 0)) : NaN,
    );
    return new Set(baselines.filter(Number.isFinite)).size;
  });
  return {
    pageCount: pages.length,
    overflowLines: rowCounts.reduce((sum, count) => sum + count, 0),
    linesByPath: lines,
  };
}

export interface Layout {
  tree: DocumentTree;
  file: PdfFile;
  items: LayoutItem[];
  pages: Page[];
  /** Height of the text area in points. `firstPageHeight` applies to page 1. */
  height: number;
  firstPageHeight: number;
}

function layOut(tree: DocumentTree): Layout {
  const { width, height, margins } = tree.page;
  const file = new PdfFile(tree);
  const definition = new DocumentDefinitionBuilder(tree, file.getFont);
  const content = definition.buildContent();
  if (definition.missingCharacters.length) throw new RenderError('missing_characters', definition.missingCharacters);

  const areaHeight = height - margins.top - margins.bottom;
  const firstPageHeight = height - (margins.firstPageTop ?? margins.top) - margins.bottom;
  const items = layOutContinuously(content, file, { width, left: margins.left, right: margins.right, firstPageHeight });
  const pages = splitPages(items, areaHeight, firstPageHeight);
  if (pages.length > maxPages) throw new RenderError('too_long');
  return { tree, file, items, pages, height: areaHeight, firstPageHeight };
}

/**
 * Returns whether a denser layout is worth trying: a cover letter has more than one page, or a resume has a nearly
 * empty last page, not counting lines moved there by the pagination rules.
 */
function isWasteful({ tree, pages, height, firstPageHeight }: Layout): boolean {
  if (pages.length === 1) return false;
  const contentHeight = (pages.at(-1)?.bottom ?? 0) - (pages[0]?.top ?? 0);
  const previousHeight = firstPageHeight + (pages.length - 2) * height;
  return tree.kind === 'letter' || contentHeight - previousHeight < height * wastefulFill;
}

function drawPages({ tree, file, items, pages }: Layout): void {
  file.structureTree.buildElements(items);
  for (const [i, page] of pages.entries()) {
    file.startPage();
    for (const fill of tree.background)
      if (fill.pages === 'all' || (fill.pages === 'first') === (i === 0)) file.drawBox(fill);
    const { top, firstPageTop = top } = tree.page.margins;
    const offset = (i === 0 ? firstPageTop : top) - page.top;
    for (const { type, item } of page.items) {
      if (type === 'line') file.drawLine(item, item.y + offset);
      else file.drawBox({ ...item, y: item.y + offset });
    }
    if (i > 0) drawFooter(file, tree, i + 1);
  }
}

/**
 * Draws the name on the left and the page number on the right. Called after the content of a page, so that no footer
 * interrupts an entry in the extracted text.
 */
function drawFooter(file: PdfFile, { footer, page, language }: DocumentTree, pageNumber: number): void {
  file.structureTree.beginArtifact();
  const { style, text } = footer;
  const drawText = (content: string, computeX: (width: number) => number) => {
    let x: number | undefined;
    for (const run of splitByFont(content, style, language).runs) {
      const shape = run.font.shape(run.text);
      const width = (shape.width * style.size) / 1000;
      x ??= computeX(width);
      const font = file.getFont(run.file);
      const y = page.height - page.margins.bottom + footerGap + (font.ascender * style.size) / 1000;
      file.drawRun(shape, { font, size: style.size, color: style.color, tracking: 0 }, x, y);
      x += width;
    }
  };
  drawText(text, () => page.margins.left + (footer.indent ?? 0));
  drawText(String(pageNumber), (width) => page.width - page.margins.right - width);
}
