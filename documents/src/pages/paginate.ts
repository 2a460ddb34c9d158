import type { LineEnd } from '@shortlist/contracts/builder/page-layout';
import type { Block, DocumentTree, RowBlock, Run, TextBlock } from '../document-tree';
import { computeAlways, type Reuse } from '../compose/reuse';
import type { FindKnownLayout } from './known-layout';
import { walkTextBlocks } from './walk-text-blocks';

interface PageSpan {
  first: number;
  last: number;
}

function locateBlocks(tree: DocumentTree, findLayout: FindKnownLayout) {
  const linesByText = new Map<TextBlock, LineEnd[] | undefined>();
  const spans = new Map<Block, PageSpan>();
  let lastPage = 0;
  for (const text of walkTextBlocks(tree.blocks)) {
    const { lines: lineEnds, page = lastPage } = findLayout(text);
    linesByText.set(text, lineEnds);
    lastPage = lineEnds?.at(-1)?.page ?? page;
    spans.set(text, { first: page, last: lastPage });
  }
  const findSpan = (block: Block): PageSpan | undefined => {
    const cachedSpan = spans.get(block);
    if (cachedSpan) return cachedSpan;
    const childSpans = listChildren(block).flatMap((child) => findSpan(child) ?? []);
    if (childSpans.length === 0) return undefined;
    const span = {
      first: Math.min(...childSpans.map(({ first }) => first)),
      last: Math.max(...childSpans.map((childSpan) => childSpan.last)),
    };
    spans.set(block, span);
    return span;
  };
  /** A rule has no text. It is on the page of the block before it, or on the next block's page if it comes first. */
  const resolveSpan = (blocks: readonly Block[], i: number): PageSpan => {
    const ownSpan = blocks[i] && findSpan(blocks[i]);
    if (ownSpan) return ownSpan;
    const spansBefore = blocks.slice(0, i).flatMap((block) => findSpan(block) ?? []);
    const spansAfter = blocks.slice(i + 1).flatMap((block) => findSpan(block) ?? []);
    const page = spansBefore.at(-1)?.last ?? spansAfter[0]?.first ?? 0;
    return { first: page, last: page };
  };
  return { linesByText, resolveSpan, pageCount: 1 + Math.max(0, ...[...spans.values()].map(({ last }) => last)) };
}

/**
 * Splits a document into the blocks of each page. Containers and paragraphs that cross a page break appear on both
 * pages. A text without a known layout is on the page of the text before it.
 * @param reuse keeps blocks of the previous pages if they come from the same block and layout
 */
export function paginate(tree: DocumentTree, findLayout: FindKnownLayout, reuse: Reuse = computeAlways): Block[][] {
  const { linesByText, resolveSpan, pageCount } = locateBlocks(tree, findLayout);
  /** `positionKey` identifies the position of the list in the document. */
  const listBlocksOnPage = (blocks: readonly Block[], page: number, positionKey: string): Block[] =>
    blocks.flatMap((block, i) => {
      const { first, last } = resolveSpan(blocks, i);
      if (page < first || page > last) return [];
      const blockKey = `${positionKey}.${i}`;
      return reuse(blockKey, [block, findLayout, first, last], () => clipToPage(block, page, page > first, blockKey));
    });
  const clipToPage = (block: Block, page: number, isContinued: boolean, positionKey: string): Block[] => {
    switch (block.type) {
      case 'text':
        return [clipTextToPage(block, linesByText.get(block), page)];
      case 'flanked':
        return [{ ...block, heading: clipTextToPage(block.heading, linesByText.get(block.heading), page) }];
      case 'stack': {
        const { band, ...rest } = block;
        const visibleBlocks = listBlocksOnPage(block.blocks, page, positionKey);
        return visibleBlocks.length > 0
          ? [{ ...rest, ...(band && !isContinued ? { band } : {}), blocks: visibleBlocks }]
          : [];
      }
      case 'row': {
        const { divider, ...rest } = block;
        const cells = block.cells.map((cell, i) => ({
          ...cell,
          blocks: listBlocksOnPage(cell.blocks, page, `${positionKey}.${i}`),
        }));
        if (cells.every(({ blocks }) => blocks.length === 0)) return [];
        return [{ ...rest, ...(divider && !isContinued ? { divider } : {}), cells }];
      }
      case 'rule':
        return [block];
    }
  };
  return Array.from({ length: pageCount }, (_, page) => {
    const blocks = listBlocksOnPage(tree.blocks, page, `page ${page}`);
    return page === 0 ? blocks : removeSpaceAbove(blocks);
  });
}

function listChildren(block: Block): Block[] {
  if (block.type === 'stack') return block.blocks;
  if (block.type === 'flanked') return [block.heading];
  return block.type === 'row' ? block.cells.flatMap(({ blocks }) => blocks) : [];
}

function clipTextToPage(block: TextBlock, lines: LineEnd[] | undefined, page: number): TextBlock {
  if (!lines) return block;
  const firstLine = lines.findIndex((line) => line.page === page);
  const lineEnds = lines.filter((line) => line.page === page).map(({ end }) => end);
  const startOffset = lines[firstLine - 1]?.end ?? 0;
  const endOffset = lineEnds.at(-1) ?? startOffset;
  const breaks = lineEnds.slice(0, -1).map((end) => end - startOffset);
  if (lineEnds.length === lines.length) return { ...block, breaks };
  const { marker, ...rest } = block;
  const runs = splitRuns(block.runs, startOffset, endOffset);
  return {
    ...rest,
    ...(marker && firstLine === 0 ? { marker } : {}),
    runs,
    breaks,
    spaceBefore: firstLine > 0 ? 0 : block.spaceBefore,
  };
}

/** Returns the part between two character offsets in the joined runs. `endOffset` is exclusive. */
export function splitRuns(runs: readonly Run[], startOffset: number, endOffset: number): Run[] {
  let runStart = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, startOffset - runStart), Math.max(0, endOffset - runStart));
    runStart += run.text.length;
    return text ? [{ ...run, text }] : [];
  });
}

function removeSpaceAbove(blocks: Block[]): Block[] {
  const [firstBlock, ...otherBlocks] = blocks;
  if (!firstBlock) return blocks;
  switch (firstBlock.type) {
    case 'stack':
      return [{ ...firstBlock, spaceBefore: 0, blocks: removeSpaceAbove(firstBlock.blocks) }, ...otherBlocks];
    case 'row': {
      const cells: RowBlock['cells'] = firstBlock.cells.map((cell) => ({
        ...cell,
        blocks: removeSpaceAbove(cell.blocks),
      }));
      return [{ ...firstBlock, spaceBefore: 0, cells }, ...otherBlocks];
    }
    case 'flanked':
      return [{ ...firstBlock, spaceBefore: 0, heading: { ...firstBlock.heading, spaceBefore: 0 } }, ...otherBlocks];
    default:
      return [{ ...firstBlock, spaceBefore: 0 }, ...otherBlocks];
  }
}
