import { findPageStarts, type UnbreakableBlock } from './paginate';
import type { LayoutItem } from './layout-nodes';

/** Part of the continuous layout on one page. `top` maps to the top of the text area. */
export interface Page {
  top: number;
  bottom: number;
  items: LayoutItem[];
}

const tolerance = 0.01;
/** A body block that is taller than this share of a page is split into lines. */
const minSplittableShare = 1 / 3;
/** Paragraphs with fewer lines are never split. */
const minSplittableLines = 4;
const emptyExtent = { lineCount: 0, top: Infinity, bottom: -Infinity };

/**
 * Divides the continuous layout into pages, at least one. Items outside the main flow, such as a side column, are
 * placed by their vertical position.
 * @param height height of the text area in points. `firstPageHeight` applies to page 1.
 */
export function splitPages(items: readonly LayoutItem[], height: number, firstPageHeight = height): Page[] {
  const blocksByItem = measureBlocks(items, height);
  const blocks = [...new Set(blocksByItem.values())];
  // The first block in reading order is not always the highest. Contacts next to a name may begin above it.
  const lineTops = items.flatMap(({ type, item }) => (type === 'line' ? [item.y] : []));
  const firstTop = blocks[0]?.top ?? lineTops[0] ?? 0;
  const minTop = lineTops.reduce((top, y) => Math.min(top, y), firstTop);
  const firstPageFlowHeight = firstPageHeight - (firstTop - minTop);
  const starts = blocks.length > 0 ? findPageStarts(blocks, height, firstPageFlowHeight) : [0];
  const pages = starts.map((start, i) => ({
    top: i === 0 ? minTop : (blocks[start]?.top ?? 0),
    bottom: 0,
    items: [] as LayoutItem[],
  }));
  const pageByBlock = new Map(blocks.map((block, i) => [block, starts.findLastIndex((start) => start <= i)]));
  const findPage = ({ item }: LayoutItem) => {
    const isOnFirstPage = item.y < (pages[0]?.top ?? 0) + firstPageHeight;
    return isOnFirstPage ? 0 : pages.findLastIndex(({ top }) => top <= item.y + tolerance);
  };
  for (const item of items) {
    const block = blocksByItem.get(item);
    const page = pages[(block ? pageByBlock.get(block) : findPage(item)) ?? 0];
    if (!page) continue;
    page.items.push(item);
    page.bottom = Math.max(page.bottom, item.item.y + getItemHeight(item));
  }
  return pages;
}

/** Measures the position of each block, and splits long paragraphs and blocks taller than a page into lines. */
function measureBlocks(allItems: readonly LayoutItem[], height: number): Map<LayoutItem, UnbreakableBlock> {
  const blocksByItem = new Map<LayoutItem, UnbreakableBlock>();
  const itemsByBlock = new Map<UnbreakableBlock, LayoutItem[]>();
  for (const item of allItems) {
    const block = item.type === 'line' ? item.item.node?.unbreakableBlock : item.item.unbreakableBlock;
    if (!block) continue;
    blocksByItem.set(item, block);
    extendBlock(block, item);
    itemsByBlock.set(block, [...(itemsByBlock.get(block) ?? []), item]);
  }
  for (const [originalBlock, items] of itemsByBlock) {
    const isTooTall =
      originalBlock.bottom - originalBlock.top > (originalBlock.kind === 'body' ? height * minSplittableShare : height);
    if (!isTooTall && !isSplittableParagraph(items)) continue;
    const lines = items.filter(({ type }) => type === 'line');
    let lineBlock: UnbreakableBlock = originalBlock;
    for (const [index, item] of lines.entries()) {
      // Keeps the first two and the last two lines together.
      const joinsPrevious = index === 1 || index === lines.length - 1;
      if (index === 0 || !joinsPrevious)
        lineBlock = { ...originalBlock, ...emptyExtent, kind: 'body', continuesParagraph: !isTooTall && index > 0 };
      extendBlock(lineBlock, item);
      blocksByItem.set(item, lineBlock);
    }
  }
  return blocksByItem;
}

function extendBlock(block: UnbreakableBlock, item: LayoutItem): void {
  const bottom = item.item.y + getItemHeight(item);
  block.top = Math.min(block.top, item.item.y);
  if (item.type === 'line' && bottom > block.bottom + tolerance) block.lineCount++;
  block.bottom = Math.max(block.bottom, bottom);
}

function isSplittableParagraph(items: readonly LayoutItem[]): boolean {
  const [firstItem] = items;
  const node = firstItem?.type === 'line' ? firstItem.item.node : undefined;
  return items.length >= minSplittableLines && items.every(({ type, item }) => type === 'line' && item.node === node);
}

function getItemHeight(item: LayoutItem): number {
  return item.type === 'line' ? item.item.getHeight() : item.item.height;
}
