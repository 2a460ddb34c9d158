import { pageStarts, type Slice } from './breaks';
import type { StripItem } from './nodes';

/** Part of the continuous layout on one page. `top` maps to the top of the text area. */
export interface Page {
  top: number;
  bottom: number;
  items: StripItem[];
}

const tolerance = 0.01;
const parted = 1 / 3;
/** Paragraphs with fewer lines are never split. */
const partable = 4;
const none = { lines: 0, top: Infinity, bottom: -Infinity };

/**
 * Divides the continuous layout into pages, at least one. Items outside the main flow, such as a side column, are
 * placed by their vertical position.
 * @param height of the text area; `firstHeight` on page 1
 */
export function cutPages(strip: readonly StripItem[], height: number, firstHeight = height): Page[] {
  const slices = measureSlices(strip, height);
  const order = [...new Set(slices.values())];
  // The first block in reading order is not always the highest: contacts beside a name may begin above it.
  const lines = strip.flatMap(({ type, item }) => (type === 'line' ? [item.y] : []));
  const firstTop = order[0]?.top ?? lines[0] ?? 0;
  const highest = lines.reduce((top, y) => Math.min(top, y), firstTop);
  const firstRoom = firstHeight - (firstTop - highest);
  const starts = order.length > 0 ? pageStarts(order, height, firstRoom) : [0];
  const pages = starts.map((start, i) => ({
    top: i === 0 ? highest : (order[start]?.top ?? 0),
    bottom: 0,
    items: [] as StripItem[],
  }));
  const pageOfSlice = new Map(order.map((slice, i) => [slice, starts.findLastIndex((start) => start <= i)]));
  const pageAt = ({ item }: StripItem) => {
    const isOnFirst = item.y < (pages[0]?.top ?? 0) + firstHeight;
    return isOnFirst ? 0 : pages.findLastIndex(({ top }) => top <= item.y + tolerance);
  };
  for (const item of strip) {
    const slice = slices.get(item);
    const page = pages[(slice ? pageOfSlice.get(slice) : pageAt(item)) ?? 0];
    if (!page) continue;
    page.items.push(item);
    page.bottom = Math.max(page.bottom, item.item.y + heightOf(item));
  }
  return pages;
}

/** Measures the position of each block, and splits long paragraphs and blocks taller than a page into lines. */
function measureSlices(strip: readonly StripItem[], height: number): Map<StripItem, Slice> {
  const found = new Map<StripItem, Slice>();
  const itemsOf = new Map<Slice, StripItem[]>();
  for (const item of strip) {
    const slice = item.type === 'line' ? item.item.node?.slice : item.item.slice;
    if (!slice) continue;
    found.set(item, slice);
    extend(slice, item);
    itemsOf.set(slice, [...(itemsOf.get(slice) ?? []), item]);
  }
  for (const [slice, items] of itemsOf) {
    const isTooHigh = slice.bottom - slice.top > (slice.kind === 'body' ? height * parted : height);
    if (!isTooHigh && !isParagraph(items)) continue;
    const lines = items.filter(({ type }) => type === 'line');
    let part: Slice = slice;
    for (const [at, item] of lines.entries()) {
      // Keeps the first two and the last two lines together.
      const goesAlong = at === 1 || at === lines.length - 1;
      if (at === 0 || !goesAlong) part = { ...slice, ...none, kind: 'body', inner: !isTooHigh && at > 0 };
      extend(part, item);
      found.set(item, part);
    }
  }
  return found;
}

function extend(slice: Slice, item: StripItem): void {
  const bottom = item.item.y + heightOf(item);
  slice.top = Math.min(slice.top, item.item.y);
  if (item.type === 'line' && bottom > slice.bottom + tolerance) slice.lines++;
  slice.bottom = Math.max(slice.bottom, bottom);
}

function isParagraph(items: readonly StripItem[]): boolean {
  const [first] = items;
  const node = first?.type === 'line' ? first.item.node : undefined;
  return items.length >= partable && items.every(({ type, item }) => type === 'line' && item.node === node);
}

function heightOf(item: StripItem): number {
  return item.type === 'line' ? item.item.getHeight() : item.item.height;
}
