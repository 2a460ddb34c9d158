import type { LineEnd } from '@shortlist/contracts/builder/page-layout';
import type { LineItem } from './layout-nodes';
import type { Page } from './split-pages';

/** Returns the lines of each text of a document, in reading order: the end offset and page of each. */
export function listLineEnds(pages: readonly Page[]): LineEnd[][] {
  const texts: LineEnd[][] = [];
  for (const [page, { items }] of pages.entries()) {
    for (const { type, item } of items) {
      if (type !== 'line' || !item.node) continue;
      const ends = (texts[item.node.order] ??= []);
      ends.push({ end: findLineEnd(item, item.node.said, ends.at(-1)?.end ?? 0), page });
    }
  }
  return Array.from(texts, (ends) => ends ?? []);
}

/**
 * Returns the offset in the source text at which a line ends. The printed text is the source without unprintable
 * characters, so its characters are found in order.
 */
function findLineEnd({ inlines, lastLineInParagraph }: LineItem, said: string, start: number): number {
  if (lastLineInParagraph) return said.length;
  let end = start;
  for (const { text, drawStyle } of inlines) {
    if (drawStyle.hangingWidth !== undefined) continue;
    for (const character of text) {
      const at = said.indexOf(character, end);
      if (at >= 0) end = at + character.length;
    }
  }
  return end;
}
