import { isDeepStrictEqual } from 'node:util';
import type { Block, DocumentTree, Run, TextBlock, TextRole, TextStyle } from '@shortlist/documents/document-tree';
import { walkTextBlocks } from '@shortlist/documents/pages/walk-text-blocks';
import { centeredTextGap, toParagraphSpecs } from '../rendering/docx/paragraph-specs';
import { getNamedStyle } from '../rendering/docx/styles';
import { sanitizeLink } from '../rendering/pdf/document-definition';
import { splitByFont } from '../rendering/fonts/split-by-font';
import type { DocxParagraph, DocxParagraphs } from './readers/docx-paragraphs';
import type { PdfParagraph, PdfParagraphs } from './readers/pdf-paragraphs';

const normalizeSpaces = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[ \n\u00a0]+/g, ' ')
    .replace(/ ?\t ?/g, '\t')
    .replace(/^[ \t]+|[ \t]+$/g, '');

/**
 * Returns whether a Word file has the footer and the paragraphs of a document, with their styles, bullets and links.
 */
export function docxPrints({ blocks, page, footer }: DocumentTree, { body, margins }: DocxParagraphs): boolean {
  const expected = toParagraphSpecs(blocks, page.width).map(({ texts }): DocxParagraph => {
    const runs = texts.map(({ block, tab }, i) => (tab ? '\t' : i > 0 ? centeredTextGap : '') + joinRuns(block));
    const block = texts[0]?.block;
    return {
      text: normalizeSpaces(runs.join('')),
      styleName: getNamedStyle(block?.role ?? 'paragraph').name.toLowerCase(),
      isListed: block?.marker !== undefined,
      links: listLinks(texts.flatMap((text) => text.block.runs)),
    };
  });
  const paragraphs = body.map(normalizeParagraph);
  const listShown = (list: DocxParagraph[]) => list.filter(({ text, isListed }) => text !== '' || isListed);
  // The first page has an empty footer.
  const footers = new Set(['', normalizeSpaces(footer.text)]);
  return (
    isDeepStrictEqual(listShown(paragraphs), listShown(expected)) &&
    margins.every(({ text, isListed, links }) => footers.has(normalizeSpaces(text)) && !isListed && links.length === 0)
  );
}

const normalizeParagraph = <Paragraph extends { text: string; links: string[] }>(paragraph: Paragraph): Paragraph => ({
  ...paragraph,
  text: normalizeSpaces(paragraph.text),
  links: [...new Set(paragraph.links.map(normalizeAddress))],
});

const joinRuns = ({ runs }: TextBlock) => runs.map(({ text }) => text).join('');

/** Returns whether a PDF has the paragraphs of a document, with their tags and links, and its footers. */
export function pdfPrints(tree: DocumentTree, { body, artifacts }: PdfParagraphs): boolean {
  const footer = normalizeSpaces(drawText(tree, tree.footer));
  const hasFooters = artifacts.every(
    (text, page) => normalizeSpaces(text) === (page === 0 ? '' : normalizeSpaces(`${footer}${page + 1}`)),
  );
  return hasFooters && hasBlocks(tree, body);
}

/** Returns whether the paragraphs are the main column's blocks around the side column's. */
function hasBlocks(tree: DocumentTree, body: readonly PdfParagraph[]): boolean {
  const paragraphs = body.map(normalizeParagraph);
  const hasName = [...walkTextBlocks(tree.blocks)].some(({ role }) => role === 'name');
  const [main, side] = listColumns(tree).map((blocks) =>
    [...walkTextBlocks(blocks)].flatMap((block): PrintedBlock[] => {
      const text = normalizeSpaces(drawBlock(tree, block));
      return text === '' ? [] : [{ text, tags: listTags(block.role, hasName), links: listLinks(block.runs) }];
    }),
  );
  if (!main || !side) return false;
  for (let start = 0; start <= paragraphs.length - side.length; start++) {
    const end = start + side.length;
    const others = [...paragraphs.slice(0, start), ...paragraphs.slice(end)];
    if (areBlocks(paragraphs.slice(start, end), side) && areBlocks(others, main)) return true;
  }
  return false;
}

interface PrintedBlock {
  text: string;
  tags: string[];
  links: string[];
}

function areBlocks(paragraphs: readonly PdfParagraph[], blocks: readonly PrintedBlock[]): boolean {
  let i = 0;
  for (const { text, tags, links } of blocks) {
    const first = i;
    let rest = text;
    do {
      const paragraph = paragraphs[i++];
      if (!paragraph || !tags.includes(paragraph.tag) || !rest.startsWith(paragraph.text)) return false;
      rest = rest.slice(paragraph.text.length).trimStart();
      // Only the last paragraph of a page continues on the next page, and never in another list item.
      if (rest !== '' && (paragraphs[i]?.page === paragraph.page || paragraphs[i]?.hasLabel)) return false;
    } while (rest !== '');
    const shownLinks = new Set(paragraphs.slice(first, i).flatMap((paragraph) => paragraph.links));
    if (!isDeepStrictEqual([...shownLinks], links)) return false;
  }
  return i === paragraphs.length;
}

/** Returns the possible tags of a role. Headings move up one level in a document without a name. */
function listTags(role: TextRole, hasName: boolean): string[] {
  if (role === 'name') return ['H1'];
  if (role === 'bullet') return ['LI'];
  if (role === 'heading') return [hasName ? 'H2' : 'H1'];
  return ['P', hasName ? 'H3' : 'H2'];
}

const drawBlock = (tree: DocumentTree, { runs, style, marker }: TextBlock) =>
  (marker ? `${marker.text} ` : '') +
  runs.map((run) => drawText(tree, { text: run.text, style: { ...style, ...run.style } })).join('');

/**
 * Returns a text as printed, without emoji. A text with other missing characters is never printed, so it stays whole.
 */
function drawText({ language }: DocumentTree, { text, style }: { text: string; style: TextStyle }): string {
  const { runs, missingCharacters } = splitByFont(text, style, language);
  return missingCharacters.length > 0 ? text : runs.map((run) => run.text).join('');
}

/** Returns the blocks of the main column, including those above it, and of the side column, which has a fixed width. */
function listColumns({ blocks }: DocumentTree): [Block[], Block[]] {
  const cells = blocks.flatMap((block) => (block.type === 'row' ? block.cells : []));
  const side = cells.filter(({ width }) => width !== '*').flatMap((cell) => cell.blocks);
  const main = cells.filter(({ width }) => width === '*').flatMap((cell) => cell.blocks);
  return [[...blocks.filter(({ type }) => type !== 'row'), ...main], side];
}

/** Lists the distinct link targets of runs with text. */
const listLinks = (runs: readonly Run[]) =>
  [
    ...new Set(runs.flatMap(({ text, link }) => (text.trim() ? normalizeAddress(sanitizeLink(link) ?? '') : []))),
  ].filter(Boolean);

const normalizeAddress = (address: string) => (URL.canParse(address) ? new URL(address).href : address);
