import { findPageStarts, type UnbreakableBlock } from './paginate';
import type { LayoutItem } from './layout-nodes';

/** Part of the continuous layout on one page. `top` maps to the top of the text area. */
export interface Page {
  top: number;
  bottom: number;
  items: LayoutItem[];
}

const tolerance = 0.01;
const minSplittableHeight = 1 / 3;
/** Paragraphs with fewer lines are never split. */
const minSplittableLines = 4;
const emptyExtent = { lineCount: 0, top: Infinity, bottom: -Infinity };

/**
 * Divides the continuous layout into pages, at least one. Items outside the main flow, such as a side column, are
 * placed by their vertical position.
 * @param height of the text area; `firstHeight` on page 1
 */
export function splitPages(strip: readonly LayoutItem[], height: number, firstHeight = height): Page[] {
  const slices = measureBlocks(strip, height);
  const order = [...new Set(slices.values())];
  // The first block in reading order is not always the highest: contacts beside a name may begin above it.
  const lines = strip.flatMap(({ type, item }) => (type === 'line' ? [item.y] : []));
  const firstTop = order[0]?.top ?? lines[0] ?? 0;
  const highest = lines.reduce((top, y) => Math.min(top, y), firstTop);
  const firstRoom = firstHeight - (firstTop - highest);
  const starts = order.length > 0 ? findPageStarts(order, height, firstRoom) : [0];
  const pages = starts.map((start, i) => ({
    top: i === 0 ? highest : (order[start]?.top ?? 0),
    bottom: 0,
    items: [] as LayoutItem[],
  }));
  const pageOfSlice = new Map(order.map((slice, i) => [slice, starts.findLastIndex((start) => start <= i)]));
  const pageAt = ({ item }: LayoutItem) => {
    const isOnFirst = item.y < (pages[0]?.top ?? 0) + firstHeight;
    return isOnFirst ? 0 : pages.findLastIndex(({ top }) => top <= item.y + tolerance);
  };
  for (const item of strip) {
    const slice = slices.get(item);
    const page = pages[(slice ? pageOfSlice.get(slice) : pageAt(item)) ?? 0];
    if (!page) continue;
    page.items.push(item);
    page.bottom = Math.max(page.bottom, item.item.y + getItemHeight(item));
  }
  return pages;
}

/** Measures the position of each block, and splits long paragraphs and blocks taller than a page into lines. */
function measureBlocks(strip: readonly LayoutItem[], height: number): Map<LayoutItem, UnbreakableBlock> {
  const found = new Map<LayoutItem, UnbreakableBlock>();
  const itemsOf = new Map<UnbreakableBlock, LayoutItem[]>();
  for (const item of strip) {
    const slice = item.type === 'line' ? item.item.node?.unbreakableBlock : item.item.unbreakableBlock;
    if (!slice) continue;
    found.set(item, slice);
    extendBlock(slice, item);
    itemsOf.set(slice, [...(itemsOf.get(slice) ?? []), item]);
  }
  for (const [slice, items] of itemsOf) {
    const isTooHigh = slice.bottom - slice.top > (slice.kind === 'body' ? height * minSplittableHeight : height);
    if (!isTooHigh && !isSplittableParagraph(items)) continue;
    const lines = items.filter(({ type }) => type === 'line');
    let part: UnbreakableBlock = slice;
    for (const [at, item] of lines.entries()) {
      // Keeps the first two and the last two lines together.
      const goesAlong = at === 1 || at === lines.length - 1;
      if (at === 0 || !goesAlong)
        part = { ...slice, ...emptyExtent, kind: 'body', continuesParagraph: !isTooHigh && at > 0 };
      extendBlock(part, item);
      found.set(item, part);
    }
  }
  return found;
}

function extendBlock(slice: UnbreakableBlock, item: LayoutItem): void {
  const bottom = item.item.y + getItemHeight(item);
  slice.top = Math.min(slice.top, item.item.y);
  if (item.type === 'line' && bottom > slice.bottom + tolerance) slice.lineCount++;
  slice.bottom = Math.max(slice.bottom, bottom);
}

function isSplittableParagraph(items: readonly LayoutItem[]): boolean {
  const [first] = items;
  const node = first?.type === 'line' ? first.item.node : undefined;
  return items.length >= minSplittableLines && items.every(({ type, item }) => type === 'line' && item.node === node);
}

function getItemHeight(item: LayoutItem): number {
  return item.type === 'line' ? item.item.getHeight() : item.item.height;
}
