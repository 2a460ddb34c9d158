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
/** From the text area down to the top of the footer, in points. */
const footerGap = 14;
/** Part of its height that a last page needs to be worth its paper. */
const nearlyEmpty = 0.15;

/** Why a document cannot be printed, in a form that crosses threads. */
export class PrintError extends Error {
  constructor(
    readonly reason: 'missing_characters' | 'too_long',
    readonly missing: MissingCharacters[] = [],
  ) {
    super(reason);
  }
}

/**
 * A document tree as a PDF file. Equal trees give equal bytes.
 * @param denser the same document set closer, taken where that saves a last page with next to nothing on it
 * @throws PrintError when a character has no face, or the document has more than 20 pages
 */
export function printPdf(tree: DocumentTree, denser: readonly DocumentTree[] = []): Buffer {
  return draw(layOutBest(tree, denser));
}

/** What `printPdf` draws. */
export function layOutBest(tree: DocumentTree, denser: readonly DocumentTree[] = []): Layout {
  const chosen = layOut(tree);
  const fitting = isWasteful(chosen)
    ? denser.map(layOut).find(({ pages }) => pages.length < chosen.pages.length)
    : undefined;
  return fitting ?? chosen;
}

/** Where the file of a document breaks its lines and pages. Throws as `printPdf` does. */
export function layOutPages(tree: DocumentTree, denser: readonly DocumentTree[] = []): PageLayout {
  const layout = layOutBest(tree, denser);
  return { closer: denser.indexOf(layout.tree) + 1, pages: layout.pages.length, texts: lineEnds(layout.pages) };
}

/** How long a document is: see `Measured`. Throws as `printPdf` does. */
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
  /** Of the text area, in points; `firstHeight` on page 1. */
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

/** A letter has one page; a resume no last page for a few lines (what the page rules take along does not count). */
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

/** Name left and page number right, drawn last, so that no foreign line stands inside an entry. */
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
