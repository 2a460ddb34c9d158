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

/** Returns whether a Word file has the footer and paragraphs of a document, with their styles, bullets and links. */
export function isPrintedInDocx({ blocks, page, footer }: DocumentTree, { body, margins }: DocxParagraphs): boolean {
  const expectedParagraphs = toParagraphSpecs(blocks, page.width).map(({ texts }): DocxParagraph => {
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
  const listVisible = (list: DocxParagraph[]) => list.filter(({ text, isListed }) => text !== '' || isListed);
  // The first page has an empty footer.
  const footers = new Set(['', normalizeSpaces(footer.text)]);
  return (
    isDeepStrictEqual(listVisible(paragraphs), listVisible(expectedParagraphs)) &&
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
export function isPrintedInPdf(tree: DocumentTree, { body, artifacts }: PdfParagraphs): boolean {
  const footer = normalizeSpaces(toPrintedText(tree, tree.footer));
  const hasFooters = artifacts.every(
    (text, page) => normalizeSpaces(text) === (page === 0 ? '' : normalizeSpaces(`${footer}${page + 1}`)),
  );
  return hasFooters && hasColumns(tree, body);
}

/** Returns whether the paragraphs are the blocks of both columns. The side column may interrupt the main column. */
function hasColumns(tree: DocumentTree, body: readonly PdfParagraph[]): boolean {
  const paragraphs = body.map(normalizeParagraph);
  const hasName = [...walkTextBlocks(tree.blocks)].some(({ role }) => role === 'name');
  const [main, side] = listColumns(tree).map((blocks) =>
    [...walkTextBlocks(blocks)].flatMap((block): PrintedBlock[] => {
      const text = normalizeSpaces(getBlockText(tree, block));
      return text === '' ? [] : [{ text, tags: listTags(block.role, hasName), links: listLinks(block.runs) }];
    }),
  );
  if (!main || !side) return false;
  for (let start = 0; start <= paragraphs.length - side.length; start++) {
    const end = start + side.length;
    const otherParagraphs = [...paragraphs.slice(0, start), ...paragraphs.slice(end)];
    if (haveSameContent(paragraphs.slice(start, end), side) && haveSameContent(otherParagraphs, main)) return true;
  }
  return false;
}

interface PrintedBlock {
  text: string;
  tags: string[];
  links: string[];
}

function haveSameContent(paragraphs: readonly PdfParagraph[], blocks: readonly PrintedBlock[]): boolean {
  let i = 0;
  for (const { text, tags, links } of blocks) {
    const startIndex = i;
    let remainingText = text;
    do {
      const paragraph = paragraphs[i++];
      if (!paragraph || !tags.includes(paragraph.tag) || !remainingText.startsWith(paragraph.text)) return false;
      remainingText = remainingText.slice(paragraph.text.length).trimStart();
      // A block may continue only on the next page and never in another list item.
      if (remainingText !== '' && (paragraphs[i]?.page === paragraph.page || paragraphs[i]?.hasLabel)) return false;
    } while (remainingText !== '');
    const blockLinks = new Set(paragraphs.slice(startIndex, i).flatMap((paragraph) => paragraph.links));
    if (!isDeepStrictEqual([...blockLinks], links)) return false;
  }
  return i === paragraphs.length;
}

/** Headings move up one level in a document without a name. */
function listTags(role: TextRole, hasName: boolean): string[] {
  if (role === 'name') return ['H1'];
  if (role === 'bullet') return ['LI'];
  if (role === 'heading') return [hasName ? 'H2' : 'H1'];
  return ['P', hasName ? 'H3' : 'H2'];
}

const getBlockText = (tree: DocumentTree, { runs, style, marker }: TextBlock) =>
  (marker ? `${marker.text} ` : '') +
  runs.map((run) => toPrintedText(tree, { text: run.text, style: { ...style, ...run.style } })).join('');

/** Removes emoji, as printing does. Text with other missing characters is never printed, so it stays whole. */
function toPrintedText({ language }: DocumentTree, { text, style }: { text: string; style: TextStyle }): string {
  const { runs, missingCharacters } = splitByFont(text, style, language);
  return missingCharacters.length > 0 ? text : runs.map((run) => run.text).join('');
}

/** Only the side column has a fixed width. The blocks above the columns belong to the main column. */
function listColumns({ blocks }: DocumentTree): [Block[], Block[]] {
  const cells = blocks.flatMap((block) => (block.type === 'row' ? block.cells : []));
  const side = cells.filter(({ width }) => width !== '*').flatMap((cell) => cell.blocks);
  const main = cells.filter(({ width }) => width === '*').flatMap((cell) => cell.blocks);
  return [[...blocks.filter(({ type }) => type !== 'row'), ...main], side];
}

const listLinks = (runs: readonly Run[]) =>
  [
    ...new Set(runs.flatMap(({ text, link }) => (text.trim() ? normalizeAddress(sanitizeLink(link) ?? '') : []))),
  ].filter(Boolean);

const normalizeAddress = (address: string) => (URL.canParse(address) ? new URL(address).href : address);
