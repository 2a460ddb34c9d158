import { measureTextWidth } from '../fonts/measure-text';
import type { Block, RowBlock, TextBlock } from '../document-tree';
import { runsToText } from './runs';

/** Assumes breaks at spaces. Long words and East Asian text may break anywhere. */
export function estimateLineCount({ runs, style, indent = 0 }: TextBlock, width: number): number {
  const availableWidth = Math.max(1, width - indent);
  let lines = 1;
  let lineWidth = 0;
  for (const word of runsToText(runs).split(/(?<=[ \u3000-\u9fff])/)) {
    const wordWidth = measureTextWidth(word.trimEnd(), style);
    if (lineWidth > 0 && lineWidth + wordWidth > availableWidth) {
      lines++;
      lineWidth = 0;
    }
    lines += Math.max(0, Math.ceil(wordWidth / availableWidth) - 1);
    lineWidth += measureTextWidth(word, style);
  }
  return lines;
}

const getCellWidth = (cell: RowBlock['cells'][number], row: RowBlock, width: number) => {
  if (typeof cell.width === 'number') return cell.width;
  const fixedWidth = row.cells.reduce((sum, other) => sum + (typeof other.width === 'number' ? other.width : 0), 0);
  return width - fixedWidth - row.gap * (row.cells.length - 1);
};

/** Returns points, including the space above the first block. About one in twenty line counts is wrong. */
export function estimateHeight(blocks: Block[], width: number): number {
  const estimateBlock = (block: Block): number => {
    switch (block.type) {
      case 'text':
        return estimateLineCount(block, width) * block.style.leading;
      case 'flanked':
        return estimateLineCount(block.heading, width) * block.heading.style.leading;
      case 'rule':
        return block.thickness;
      case 'row':
        return Math.max(0, ...block.cells.map((cell) => estimateHeight(cell.blocks, getCellWidth(cell, block, width))));
      case 'stack': {
        const { inset, band } = block;
        const bandHeight = band ? band.paddingBottom + (band.strip?.height ?? 0) : 0;
        return estimateHeight(block.blocks, width - (inset ? inset.left + inset.right : 0)) + bandHeight;
      }
    }
  };
  return blocks.reduce((sum, block) => sum + block.spaceBefore + estimateBlock(block), 0);
}
