import type { LineEnd } from '@shortlist/contracts/builder/page-layout';
import type { Block, DocumentTree, RowBlock, Run, TextBlock } from '../document-tree';
import type { FindKnownLayout } from './known-lines';
import { walkTextBlocks } from './walk-text-blocks';

interface Span {
  first: number;
  last: number;
}

/**
 * Returns the blocks of each page, according to a known layout. Containers and paragraphs that cross a page end are on
 * both pages, and texts contain their line ends. A text that the layout does not know is on the same page as the text
 * before it.
 */
export function paginate(tree: DocumentTree, known: FindKnownLayout): Block[][] {
  const lines = new Map<TextBlock, LineEnd[] | undefined>();
  const spans = new Map<Block, Span>();
  let last = 0;
  for (const text of walkTextBlocks(tree.blocks)) {
    const { lines: ends, page = last } = known(text);
    lines.set(text, ends);
    last = ends?.at(-1)?.page ?? page;
    spans.set(text, { first: page, last });
  }
  const spanOf = (block: Block): Span | undefined => {
    const found = spans.get(block);
    if (found) return found;
    const inside = childrenOf(block).flatMap((child) => spanOf(child) ?? []);
    if (inside.length === 0) return undefined;
    const span = {
      first: Math.min(...inside.map(({ first }) => first)),
      last: Math.max(...inside.map((each) => each.last)),
    };
    spans.set(block, span);
    return span;
  };
  /** Rules have no text: a rule is on the page of the block before it, or of the next block if it is the first. */
  const spanAt = (blocks: readonly Block[], i: number): Span => {
    const own = blocks[i] && spanOf(blocks[i]);
    if (own) return own;
    const before = blocks.slice(0, i).flatMap((block) => spanOf(block) ?? []);
    const after = blocks.slice(i + 1).flatMap((block) => spanOf(block) ?? []);
    const page = before.at(-1)?.last ?? after[0]?.first ?? 0;
    return { first: page, last: page };
  };
  const onPage = (blocks: readonly Block[], page: number): Block[] =>
    blocks.flatMap((block, i) => {
      const span = spanAt(blocks, i);
      return page < span.first || page > span.last ? [] : partOf(block, page, page > span.first);
    });
  const partOf = (block: Block, page: number, continues: boolean): Block[] => {
    switch (block.type) {
      case 'text':
        return [textOn(block, lines.get(block), page)];
      case 'flanked':
        return [{ ...block, heading: textOn(block.heading, lines.get(block.heading), page) }];
      case 'stack': {
        const { band, ...rest } = block;
        const inside = onPage(block.blocks, page);
        return inside.length > 0 ? [{ ...rest, ...(band && !continues ? { band } : {}), blocks: inside }] : [];
      }
      case 'row': {
        const { divider, ...rest } = block;
        const cells = block.cells.map((cell) => ({ ...cell, blocks: onPage(cell.blocks, page) }));
        if (cells.every(({ blocks }) => blocks.length === 0)) return [];
        return [{ ...rest, ...(divider && !continues ? { divider } : {}), cells }];
      }
      case 'rule':
        return [block];
    }
  };
  const count = 1 + Math.max(0, ...[...spans.values()].map((span) => span.last));
  return Array.from({ length: count }, (_, page) => {
    const blocks = onPage(tree.blocks, page);
    return page === 0 ? blocks : withoutSpaceAbove(blocks);
  });
}

function childrenOf(block: Block): Block[] {
  if (block.type === 'stack') return block.blocks;
  if (block.type === 'flanked') return [block.heading];
  return block.type === 'row' ? block.cells.flatMap(({ blocks }) => blocks) : [];
}

function textOn(block: TextBlock, lines: LineEnd[] | undefined, page: number): TextBlock {
  if (!lines) return block;
  const first = lines.findIndex((line) => line.page === page);
  const here = lines.filter((line) => line.page === page).map(({ end }) => end);
  const from = lines[first - 1]?.end ?? 0;
  const to = here.at(-1) ?? from;
  const breaks = here.slice(0, -1).map((end) => end - from);
  if (here.length === lines.length) return { ...block, breaks };
  const { marker, ...rest } = block;
  const runs = splitRuns(block.runs, from, to);
  return {
    ...rest,
    ...(marker && first === 0 ? { marker } : {}),
    runs,
    breaks,
    spaceBefore: first > 0 ? 0 : block.spaceBefore,
  };
}

/** `from` and `to` are character offsets in the text of all runs. */
export function splitRuns(runs: readonly Run[], from: number, to: number): Run[] {
  let start = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += run.text.length;
    return text ? [{ ...run, text }] : [];
  });
}

function withoutSpaceAbove(blocks: Block[]): Block[] {
  const [first, ...rest] = blocks;
  if (!first) return blocks;
  switch (first.type) {
    case 'stack':
      return [{ ...first, spaceBefore: 0, blocks: withoutSpaceAbove(first.blocks) }, ...rest];
    case 'row': {
      const cells: RowBlock['cells'] = first.cells.map((cell) => ({ ...cell, blocks: withoutSpaceAbove(cell.blocks) }));
      return [{ ...first, spaceBefore: 0, cells }, ...rest];
    }
    case 'flanked':
      return [{ ...first, spaceBefore: 0, heading: { ...first.heading, spaceBefore: 0 } }, ...rest];
    default:
      return [{ ...first, spaceBefore: 0 }, ...rest];
  }
}
