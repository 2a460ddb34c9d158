import type { Block, DocumentTree } from '@shortlist/documents/document-tree';

/**
 * Splits a document into the right-hand column of page 1 and the rest. In the file, the column follows the rest of page
 * 1.
 */
export function splitSideColumn(tree: DocumentTree): { main: DocumentTree; side: DocumentTree } {
  const isSideColumnRow = (block: Block) => block.type === 'row' && block.cells[0]?.width === '*';
  const getCellBlocks = (index: number) => (block: Block) =>
    block.type === 'row' && isSideColumnRow(block) ? (block.cells[index]?.blocks ?? []) : [block];
  return {
    main: { ...tree, blocks: tree.blocks.flatMap(getCellBlocks(0)) },
    side: { ...tree, blocks: tree.blocks.filter(isSideColumnRow).flatMap(getCellBlocks(1)) },
  };
}
