import { isDeepStrictEqual } from 'node:util';
import type { Block, DocumentTree, TextBlock } from '@shortlist/documents/document-tree';
import { walkTextBlocks } from '@shortlist/documents/pages/walk-text-blocks';
import { toParagraphSpecs } from '../../rendering/docx/paragraph-specs';
import { emojiPattern } from '../../rendering/fonts/emoji-pattern';
import type { SourceDocument } from './source-document';

/** Emoji, spaces, joiners, bullets, and bars between cells: laying out a text and reading it back change them. */
const changedPattern = new RegExp(
  String.raw`${emojiPattern.source}|[\s\p{Cc}\u00ad\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff•|]`,
  'gu',
);
const toLetters = (text: string) => text.normalize('NFC').replace(changedPattern, '');
const normalizeSpaces = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
const joinRuns = ({ runs }: TextBlock) => runs.map(({ text }) => text).join('');

/** Returns whether a PDF or Word file shows the text of a document: every letter and sign in its place, and no other. */
export function printsSameText(tree: DocumentTree, { kind, visibleText }: SourceDocument): boolean {
  if (!visibleText) return false;
  const { lines, margins } = visibleText;
  const isKept = margins.every((text) => isFooter(tree, toLetters(text)));
  return isKept && (kind === 'docx' ? hasParagraphs(tree, lines) : hasLetters(tree, lines));
}

/** Also of the first page, which has none, and with the number of the page, which programs save. */
function isFooter({ footer }: DocumentTree, letters: string): boolean {
  const text = toLetters(footer.text);
  return letters === '' || (letters.startsWith(text) && /^\d*$/.test(letters.slice(text.length)));
}

function hasParagraphs({ blocks, page }: DocumentTree, paragraphs: readonly string[]): boolean {
  const expected = toParagraphSpecs(blocks, page.width).map(({ texts }) =>
    texts.map(({ block }) => joinRuns(block)).join(' '),
  );
  const [one, other] = [paragraphs, expected].map((texts) => texts.map(normalizeSpaces).filter(Boolean));
  return isDeepStrictEqual(one, other);
}

/** The lines of a PDF end elsewhere, and the side column is between the pages of the main one. */
function hasLetters(tree: DocumentTree, lines: readonly string[]): boolean {
  const letters = toLetters(lines.join(''));
  const [main, side] = listColumns(tree).map((blocks) =>
    toLetters([...walkTextBlocks(blocks)].map((block) => (block.marker?.text ?? '') + joinRuns(block)).join('')),
  );
  if (main === undefined || side === undefined || letters.length !== main.length + side.length) return false;
  const start = countEqual(letters, main);
  for (let offset = start; offset >= 0; offset--)
    if (letters.startsWith(side, offset) && letters.endsWith(main.slice(offset))) return true;
  return false;
}

/** All blocks but those of the side column, which has a fixed width; and these. */
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
