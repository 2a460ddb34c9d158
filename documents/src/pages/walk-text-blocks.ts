import type { Block, TextBlock } from '../document-tree';

export function* walkTextBlocks(blocks: readonly Block[]): Generator<TextBlock> {
  for (const block of blocks) {
    if (block.type === 'text') yield block;
    else if (block.type === 'flanked') yield block.heading;
    else if (block.type === 'stack') yield* walkTextBlocks(block.blocks);
    else if (block.type === 'row') for (const cell of block.cells) yield* walkTextBlocks(cell.blocks);
  }
}
