import type { LineEnd } from '@shortlist/contracts/builder/page-layout';
import type { LineItem } from './layout-nodes';
import type { Page } from './split-pages';

/** Returns the end offset and the page of each line, grouped by text in reading order. */
export function listLineEnds(pages: readonly Page[]): LineEnd[][] {
  const endsByText: LineEnd[][] = [];
  for (const [page, { items }] of pages.entries()) {
    for (const { type, item } of items) {
      if (type !== 'line' || !item.node) continue;
      const ends = (endsByText[item.node.order] ??= []);
      ends.push({ end: findLineEnd(item, item.node.fullText, ends.at(-1)?.end ?? 0), page });
    }
  }
  return Array.from(endsByText, (ends) => ends ?? []);
}

/**
 * Returns the offset in the source text at which a line ends. The printed text is the source without unprintable
 * characters, so its characters are found in order.
 */
function findLineEnd({ inlines, lastLineInParagraph }: LineItem, fullText: string, start: number): number {
  if (lastLineInParagraph) return fullText.length;
  let end = start;
  for (const { text, drawStyle } of inlines) {
    if (drawStyle.hangingWidth !== undefined) continue;
    for (const character of text) {
      const index = fullText.indexOf(character, end);
      if (index >= 0) end = index + character.length;
    }
  }
  return end;
}
