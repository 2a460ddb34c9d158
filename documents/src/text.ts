import type { Block, DocumentTree } from './tree';

/** U+00A0 only keeps words together on a line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'text': {
      const said = plain(block.runs.map(({ text }) => text).join(''));
      return [block.marker ? `${block.marker.text} ${said}` : said];
    }
    case 'flanked':
      return linesOf(block.heading);
    case 'rule':
      return [];
    case 'row': {
      const cells = block.cells.map((cell) => cell.blocks.flatMap(linesOf)).filter((lines) => lines.length > 0);
      const single = cells.every((lines) => lines.length === 1);
      return single && cells.length > 0 ? [cells.flat().join('  ')] : cells.flat();
    }
    case 'stack': {
      const lines = block.blocks.flatMap(linesOf);
      const apart = block.before > 0 && (block.part === 'section' || block.part === 'entry');
      return apart && lines.length > 0 ? ['', ...lines] : lines;
    }
  }
}

/**
 * Converts a document to plain text in reading order: one line per line or paragraph, a blank line between sections and
 * between entries.
 */
export function toText(tree: DocumentTree): string {
  const letter = tree.kind === 'letter';
  const lines = tree.blocks.flatMap((block) =>
    letter && block.type === 'stack' && block.part === 'body'
      ? block.blocks.flatMap((part) => spaced(part))
      : linesOf(block),
  );
  return `${lines.join('\n').trim()}\n`;
}

const spaced = (block: Block) => (block.before > 0 ? ['', ...linesOf(block)] : linesOf(block));
