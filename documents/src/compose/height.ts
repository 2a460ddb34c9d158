import { textWidth } from '../faces/measure';
import type { Block, RowBlock, TextBlock } from '../tree';
import { textOf } from './runs';

/** Estimates the number of lines. Breaks at spaces; long words and East Asian text break anywhere. */
export function linesIn({ runs, style, indent = 0 }: TextBlock, width: number): number {
  const room = Math.max(1, width - indent);
  let lines = 1;
  let filled = 0;
  for (const word of textOf(runs).split(/(?<=[ \u3000-\u9fff])/)) {
    const needed = textWidth(word.trimEnd(), style);
    if (filled > 0 && filled + needed > room) {
      lines++;
      filled = 0;
    }
    lines += Math.max(0, Math.ceil(needed / room) - 1);
    filled += textWidth(word, style);
  }
  return lines;
}

const innerWidth = (cell: RowBlock['cells'][number], row: RowBlock, width: number) => {
  if (typeof cell.width === 'number') return cell.width;
  const others = row.cells.reduce((sum, other) => sum + (typeof other.width === 'number' ? other.width : 0), 0);
  return width - others - row.gap * (row.cells.length - 1);
};

/**
 * Estimates the height of blocks in points, including the space above the first. Line counts come from text widths (see
 * `measureTextWidth`); about one line in twenty is wrong.
 */
export function heightOf(blocks: Block[], width: number): number {
  const one = (block: Block): number => {
    switch (block.type) {
      case 'text':
        return linesIn(block, width) * block.style.leading;
      case 'flanked':
        return linesIn(block.heading, width) * block.heading.style.leading;
      case 'rule':
        return block.thickness;
      case 'row':
        return Math.max(0, ...block.cells.map((cell) => heightOf(cell.blocks, innerWidth(cell, block, width))));
      case 'stack': {
        const { inset, band } = block;
        const below = band ? band.below + (band.strip?.height ?? 0) : 0;
        return heightOf(block.blocks, width - (inset ? inset.left + inset.right : 0)) + below;
      }
    }
  };
  return blocks.reduce((sum, block) => sum + block.before + one(block), 0);
}
