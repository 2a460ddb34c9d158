import type { ParsedFile } from '@shortlist/backend/engine/file-reader/parsed-file';
import { cellSeparator, readByPosition, readInStreamOrder } from '@shortlist/backend/engine/file-reader/reading-orders';
import { WordSequence } from './word-sequence';
import { readStructureTree } from '@shortlist/backend/engine/rendering/testing/read-pdf';
import type { Block, DocumentTree, Run, TextBlock } from '@shortlist/documents/document-tree';

/** Orders in which programs read a PDF. `rows` span the whole width of the page, as in `pdftotext -layout`. */
export const readingOrders = ['stream', 'rows', 'columns', 'tags'] as const;
type ReadingOrder = (typeof readingOrders)[number];

export interface FieldCount {
  all: number;
  read: Record<ReadingOrder, number>;
}

interface FieldText {
  path: string;
  text: string;
}

/** A section, an entry or the document header. */
interface Part {
  head: string;
  fields: FieldText[];
}

const joinTexts = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

const splitCells = (lines: readonly { text: string }[]) => lines.map(({ text }) => text.split(cellSeparator));

/**
 * Counts the fields that a program can read from a PDF in each reading order. The words of a field must be contiguous
 * and follow the heading of the field's section or entry.
 */
export async function countReadFields(tree: DocumentTree, pdf: Buffer, file: ParsedFile): Promise<FieldCount> {
  const { rows, columns } = readByPosition(file);
  const tags = (await readStructureTree(pdf))
    .flat()
    .map((line) => line.replace(/^[^:]*: /, '').replace(/(?: @)+$/, ''));
  const parts = listParts(tree.blocks);
  const count = (lines: string[][]) => countFields(lines, parts);
  return {
    all: new Set(parts.flatMap(({ fields }) => fields.map(({ path }) => path))).size,
    read: {
      stream: count(splitCells(readInStreamOrder(file))),
      rows: count(splitCells(rows)),
      columns: count(splitCells(columns)),
      tags: count(tags.map((text) => [text])),
    },
  };
}

function listParts(blocks: readonly Block[], parts: Part[] = [{ head: '', fields: [] }]): Part[] {
  for (const block of blocks) {
    if (block.type === 'text') addText(block, parts);
    else if (block.type === 'flanked') addText(block.heading, parts);
    else if (block.type === 'row') for (const cell of block.cells) listParts(cell.blocks, parts);
    else if (block.type === 'stack') {
      if (block.part === 'section' || block.part === 'entry') parts.push({ head: '', fields: [] });
      listParts(block.blocks, parts);
    }
  }
  return parts;
}

function addText({ role, runs }: TextBlock, parts: Part[]): void {
  const part = parts.at(-1);
  if (!part) return;
  part.head ||= joinTexts(runs);
  // A heading has the path of its section.
  const paths =
    role === 'heading' ? [] : new Set(runs.flatMap(({ path, text }) => (path && text.trim() ? [path] : [])));
  for (const path of paths) {
    const hasPath = (run: Run) => run.path === path;
    // Punctuation between two pieces of a field has no path, such as the colon in "Tools: Git".
    const pieces = runs.slice(runs.findIndex(hasPath), runs.findLastIndex(hasPath) + 1);
    part.fields.push({ path, text: joinTexts(pieces) });
  }
}

function countFields(lines: string[][], parts: readonly Part[]): number {
  const words = new WordSequence(lines.flat());
  const isFirstCell = lines.flatMap((cells) => cells.map((_, i) => i === 0));
  const starts = findStarts(
    words,
    parts,
    words.lineStarts.filter((_, i) => isFirstCell[i]),
  );
  const isRead = ({ text }: FieldText, part: number) =>
    [...words.find(text)].some(({ start }) => starts[part] === Math.max(...starts.filter((other) => other <= start)));
  const fields = parts.flatMap((part, i) =>
    part.fields.map((field) => ({ path: field.path, isRead: isRead(field, i) })),
  );
  const lostPaths = new Set(fields.flatMap((field) => (field.isRead ? [] : [field.path])));
  return new Set(fields.map(({ path }) => path)).size - lostPaths.size;
}

/** Returns the start of the line with each part's head, or -1 if the text does not contain the head. */
function findStarts(words: WordSequence, parts: readonly Part[], lineStarts: readonly number[]): number[] {
  const cellEnds = new Set([...words.lineStarts, words.letters.length]);
  let previousStart = -1;
  return parts.map(({ head }) => {
    const matches = [...words.find(head)].filter(({ start }) => cellEnds.has(start));
    const wholeCellMatches = matches.filter(({ end }) => cellEnds.has(end));
    const candidates = wholeCellMatches.length > 0 ? wholeCellMatches : matches;
    const match = candidates.find(({ start }) => start > previousStart) ?? candidates[0];
    if (!match) return -1;
    previousStart = match.start;
    return Math.max(...lineStarts.filter((start) => start <= match.start));
  });
}
