import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Block, DocumentTree, TextBlock, TextStyle } from '@shortlist/documents/document-tree';
import { walkTextBlocks } from '@shortlist/documents/pages/walk-text-blocks';
import { getResolvedPDFJS } from 'unpdf';
import type { TextLine } from '../../ats/file-reader/reading-orders';
import { toParagraphSpecs } from '../../rendering/docx/paragraph-specs';
import { getNamedStyle } from '../../rendering/docx/styles';
import { splitByFont } from '../../rendering/fonts/split-by-font';
import type { DocxParagraphs } from './readers/docx-paragraphs';

const normalizeSpaces = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
/** Bars are what the reader puts between the cells of a line. */
const toLetters = (text: string) => text.normalize('NFC').replace(/[\s|\p{Default_Ignorable_Code_Point}]/gu, '');

/** Returns whether a Word file has the paragraphs of a document, with their styles and bullets. */
export function docxPrints({ blocks, page, footer }: DocumentTree, { body, margins }: DocxParagraphs): boolean {
  const expected = toParagraphSpecs(blocks, page.width).map(({ texts }) => ({
    text: normalizeSpaces(texts.map(({ block }) => joinRuns(block)).join(' ')),
    styleName: getNamedStyle(texts[0]?.block.role ?? 'paragraph').name.toLowerCase(),
    isListed: texts[0]?.block.marker !== undefined,
  }));
  const paragraphs = body.map((paragraph) => ({ ...paragraph, text: normalizeSpaces(paragraph.text) }));
  const [one, other] = [paragraphs, expected].map((list) => list.filter(({ text }) => text !== ''));
  // The first page has an empty footer.
  const footers = new Set(['', normalizeSpaces(footer.text)]);
  return isDeepStrictEqual(one, other) && margins.every(({ text }) => footers.has(normalizeSpaces(text)));
}

const joinRuns = ({ runs }: TextBlock) => runs.map(({ text }) => text).join('');

/**
 * Returns whether a PDF has the letters and signs of a document in the order of its content stream, and its footers.
 * Line ends are elsewhere than in the document, so spaces do not count.
 */
export async function pdfPrints(tree: DocumentTree, lines: readonly TextLine[]): Promise<boolean> {
  const pdfjs = await getResolvedPDFJS();
  const normalizeUnicode: (text: string) => string = pdfjs.normalizeUnicode;
  const getPrintedLetters = (text: string, style: TextStyle) =>
    toLetters(normalizeUnicode(listDrawnTexts(text, style, tree.language).join('')));
  const footer = getPrintedLetters(tree.footer.text, tree.footer.style);
  const isFooter = ({ page }: TextLine, i: number) => page > 0 && lines[i + 1]?.page !== page;
  if (!lines.filter(isFooter).every(({ text, page }) => toLetters(text) === `${footer}${page + 1}`)) return false;

  const letters = toLetters(lines.flatMap((line, i) => (isFooter(line, i) ? [] : [line.text])).join(''));
  const [main, side] = listColumns(tree).map((blocks) =>
    [...walkTextBlocks(blocks)]
      .map(
        ({ runs, style, marker }) =>
          (marker?.text ?? '') + runs.map((run) => getPrintedLetters(run.text, { ...style, ...run.style })).join(''),
      )
      .join(''),
  );
  if (main === undefined || side === undefined || letters.length !== main.length + side.length) return false;
  // The side column is between the pages of the main one.
  const start = countEqual(letters, main);
  for (let offset = start; offset >= 0; offset--)
    if (letters.startsWith(side, offset) && letters.endsWith(main.slice(offset))) return true;
  return false;
}

const listDrawnTexts = (text: string, style: TextStyle, language: Language) =>
  splitByFont(text, style, language).runs.map((run) => run.text);

/** Returns the main column with the blocks above, and the side column, which has a fixed width. */
function listColumns({ blocks }: DocumentTree): [Block[], Block[]] {
  const cells = blocks.flatMap((block) => (block.type === 'row' ? block.cells : []));
  const side = cells.filter(({ width }) => width !== '*').flatMap((cell) => cell.blocks);
  const main = cells.filter(({ width }) => width === '*').flatMap((cell) => cell.blocks);
  return [[...blocks.filter(({ type }) => type !== 'row'), ...main], side];
}

/** Length of the common start. */
function countEqual(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
