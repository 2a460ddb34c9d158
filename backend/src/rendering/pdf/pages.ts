import { pageStarts, type Slice } from './breaks';
import type { StripItem } from './nodes';

/** A part of the strip that is one page. `top` comes to the top of the text area. */
export interface Page {
  top: number;
  bottom: number;
  items: StripItem[];
}

const tolerance = 0.01;
/** Higher paragraphs than this part of a page may be parted between lines. */
const parted = 1 / 3;

/**
 * Cuts the strip into pages. Items outside the main flow (a side column) stand where their height says.
 * @param height of the text area; `firstHeight` on page 1
 */
export function cutPages(strip: readonly StripItem[], height: number, firstHeight = height): Page[] {
  const slices = measureSlices(strip, height);
  const order = [...new Set(slices.values())];
  const starts = pageStarts(order, height, firstHeight);
  const pages = starts.map((start) => ({ top: order[start]?.top ?? 0, bottom: 0, items: [] as StripItem[] }));
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

/** Gives each slice its place on the strip, and parts those that are too high for a page into their lines. */
function measureSlices(strip: readonly StripItem[], height: number): Map<StripItem, Slice> {
  const found = new Map<StripItem, Slice>();
  for (const item of strip) {
    const slice = item.type === 'line' ? item.item.node?.slice : item.item.slice;
    if (!slice) continue;
    found.set(item, slice);
    extend(slice, item);
  }
  for (const [item, slice] of found) {
    const limit = slice.kind === 'body' ? height * parted : height;
    if (item.type === 'line' && slice.bottom - slice.top > limit) found.set(item, line(slice, item));
  }
  return found;
}

function extend(slice: Slice, item: StripItem): void {
  const bottom = item.item.y + heightOf(item);
  slice.top = Math.min(slice.top, item.item.y);
  if (item.type === 'line' && bottom > slice.bottom + tolerance) slice.lines++;
  slice.bottom = Math.max(slice.bottom, bottom);
}

function line(slice: Slice, item: StripItem): Slice {
  return { ...slice, kind: 'body', lines: 1, top: item.item.y, bottom: item.item.y + heightOf(item) };
}

function heightOf(item: StripItem): number {
  return item.type === 'line' ? item.item.getHeight() : item.item.height;
}
