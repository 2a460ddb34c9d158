import type { PageLayout } from '@shortlist/contracts/builder/page-layout';
import type { Measured } from '@shortlist/documents/fit/fit-to';
import type { DocumentTree } from '@shortlist/documents/tree';
import { Definition, type MissingCharacters } from './definition';
import { splitByFace } from '../fonts/scripts';
import type { StripItem } from './nodes';
import { lineEnds } from './line-ends';
import { cutPages, type Page } from './pages';
import { layStrip } from './strip';
import { PdfFile } from './file';

export const mostPages = 20;
/** Distance from the text area to the top of the footer, in points. */
const footerGap = 14;
/** Share of its height that the last page must fill to be worth printing. */
const nearlyEmpty = 0.15;

export class PrintError extends Error {
  constructor(
    readonly reason: 'missing_characters' | 'too_long',
    readonly missing: MissingCharacters[] = [],
  ) {
    super(reason);
  }
}

/**
 * Renders a document tree as a PDF. Equal trees return equal bytes.
 * @param denserTrees the same document in denser settings, used if that saves a nearly empty last page
 * @throws RenderError if no font has a character, or if the document has more than 20 pages
 */
export function printPdf(tree: DocumentTree, denser: readonly DocumentTree[] = []): Buffer {
  return draw(layOutBest(tree, denser));
}

export function layOutBest(tree: DocumentTree, denser: readonly DocumentTree[] = []): Layout {
  const chosen = layOut(tree);
  const fitting = isWasteful(chosen)
    ? denser.map(layOut).find(({ pages }) => pages.length < chosen.pages.length)
    : undefined;
  return fitting ?? chosen;
}

/** Returns the line and page breaks of the PDF of a document. Throws like `printPdf`. */
export function layOutPages(tree: DocumentTree, denser: readonly DocumentTree[] = []): PageLayout {
  const layout = layOutBest(tree, denser);
  return { closer: denser.indexOf(layout.tree) + 1, pages: layout.pages.length, texts: lineEnds(layout.pages) };
}

/** Measures the length of a document; see `PageMeasurement`. Throws like `renderPdf`. */
export function measurePdf(tree: DocumentTree, wanted: number): Measured {
  const { strip, pages } = layOut(tree);
  const lines: Measured['lines'] = {};
  for (const { type, item } of strip) {
    const path = type === 'line' ? item.node?.path : undefined;
    if (path) lines[path] = (lines[path] ?? 0) + 1;
  }
  const rows = pages.slice(wanted).map(({ items }) => {
    const baselines = items.map(({ type, item }) =>
      type === 'line' ? Math.round(item.y + (item.node?.ascent ?? 0)) : NaN,
    );
    return new Set(baselines.filter(Number.isFinite)).size;
  });
  return { pages: pages.length, beyond: rows.reduce((sum, count) => sum + count, 0), lines };
}

export interface Layout {
  tree: DocumentTree;
  file: PdfFile;
  strip: StripItem[];
  pages: Page[];
  /** Of the text area, in points; `firstHeight` applies to page 1. */
  height: number;
  firstHeight: number;
}

function layOut(tree: DocumentTree): Layout {
  const { width, height, margins } = tree.page;
  const file = new PdfFile(tree);
  const definition = new Definition(tree, file.fontOf);
  const content = definition.content();
  if (definition.missing.length) throw new PrintError('missing_characters', definition.missing);

  const area = height - margins.top - margins.bottom;
  const firstHeight = height - (margins.first ?? margins.top) - margins.bottom;
  const strip = layStrip(content, file, { width, left: margins.left, right: margins.right, firstHeight });
  const pages = cutPages(strip, area, firstHeight);
  if (pages.length > mostPages) throw new PrintError('too_long');
  return { tree, file, strip, pages, height: area, firstHeight };
}

/**
 * Returns whether a denser layout is worth trying: a cover letter has more than one page, or a resume has a nearly
 * empty last page, not counting lines moved there by the pagination rules.
 */
function isWasteful({ tree, pages, height, firstHeight }: Layout): boolean {
  if (pages.length === 1) return false;
  const length = (pages.at(-1)?.bottom ?? 0) - (pages[0]?.top ?? 0);
  const before = firstHeight + (pages.length - 2) * height;
  return tree.kind === 'letter' || length - before < height * nearlyEmpty;
}

function draw({ tree, file, strip, pages }: Layout): Buffer {
  file.tags.plan(strip);
  for (const [i, page] of pages.entries()) {
    file.startPage();
    for (const fill of tree.background)
      if (fill.pages === 'all' || (fill.pages === 'first') === (i === 0)) file.box(fill);
    const { top, first = top } = tree.page.margins;
    const down = (i === 0 ? first : top) - page.top;
    for (const { type, item } of page.items) {
      if (type === 'line') file.line(item, item.y + down);
      else file.box({ ...item, y: item.y + down });
    }
    if (i > 0) drawFooter(file, tree, i + 1);
  }
  return file.bytes();
}

/**
 * Draws the name on the left and the page number on the right. Called after the content of a page, so that no footer
 * interrupts an entry in the extracted text.
 */
function drawFooter(file: PdfFile, { footer, page, language }: DocumentTree, pageNumber: number): void {
  file.tags.artifact();
  const { style, text } = footer;
  const write = (words: string, place: (width: number) => number) => {
    let x: number | undefined;
    for (const piece of splitByFace(words, style, language).pieces) {
      const shape = piece.face.shape(piece.text);
      const width = (shape.width * style.size) / 1000;
      x ??= place(width);
      const font = file.fontOf(piece.file);
      const y = page.height - page.margins.bottom + footerGap + (font.ascender * style.size) / 1000;
      file.run(shape, { font, size: style.size, color: style.color, tracking: 0 }, x, y);
      x += width;
    }
  };
  write(text, () => page.margins.left + (footer.indent ?? 0));
  write(String(pageNumber), (width) => page.width - page.margins.right - width);
}
