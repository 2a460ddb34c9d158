import type { Block, DocumentTree } from './document-tree';

/** Documents use U+00A0 only to keep words together on a line. */
const replaceNoBreakSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

function getBlockLines(block: Block): string[] {
  switch (block.type) {
    case 'text': {
      const blockText = replaceNoBreakSpaces(block.runs.map(({ text }) => text).join(''));
      return [block.marker ? `${block.marker.text} ${blockText}` : blockText];
    }
    case 'flanked':
      return getBlockLines(block.heading);
    case 'rule':
      return [];
    case 'row': {
      const cells = block.cells.map((cell) => cell.blocks.flatMap(getBlockLines)).filter((lines) => lines.length > 0);
      const isSingleLine = cells.every((lines) => lines.length === 1);
      return isSingleLine && cells.length > 0 ? [cells.flat().join('  ')] : cells.flat();
    }
    case 'stack': {
      const lines = block.blocks.flatMap(getBlockLines);
      const isSeparated = block.spaceBefore > 0 && (block.part === 'section' || block.part === 'entry');
      return isSeparated && lines.length > 0 ? ['', ...lines] : lines;
    }
  }
}

/** Returns one line for each line or paragraph, with an empty line between sections and between entries. */
export function toPlainText(tree: DocumentTree): string {
  const isLetter = tree.kind === 'letter';
  const lines = tree.blocks.flatMap((block) =>
    isLetter && block.type === 'stack' && block.part === 'body'
      ? block.blocks.flatMap((child) => getSpacedLines(child))
      : getBlockLines(block),
  );
  return `${lines.join('\n').trim()}\n`;
}

const getSpacedLines = (block: Block) => (block.spaceBefore > 0 ? ['', ...getBlockLines(block)] : getBlockLines(block));
