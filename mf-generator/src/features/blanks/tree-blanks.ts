import type { Block, DocumentTree, Run } from '@shortlist/documents/tree';

export type TreeBlank = NonNullable<Run['blank']>;

/** Blanks of documents in reading order, one entry a fact; `trees` are read one after the other. */
export function treeBlanks(...trees: DocumentTree[]): TreeBlank[] {
  const found = new Map<string, TreeBlank>();
  for (const tree of trees) {
    for (const { blank } of runsOf(tree.blocks)) if (blank && !found.has(blank.id)) found.set(blank.id, blank);
  }
  return [...found.values()];
}

function* runsOf(blocks: Block[]): Generator<Run> {
  for (const block of blocks) {
    if (block.type === 'text') yield* block.runs;
    else if (block.type === 'stack') yield* runsOf(block.blocks);
    else if (block.type === 'row') for (const cell of block.cells) yield* runsOf(cell.blocks);
    else if (block.type === 'flanked') yield* block.heading.runs;
  }
}
