import type { LineEnd } from '@shortlist/contracts/builder/page-layout';
import type { LineItem } from './nodes';
import type { Page } from './pages';

/** Of each text of a document, in reading order: where its lines end and on which page they stand. */
export function lineEnds(pages: readonly Page[]): LineEnd[][] {
  const texts: LineEnd[][] = [];
  for (const [page, { items }] of pages.entries()) {
    for (const { type, item } of items) {
      if (type !== 'line' || !item.node) continue;
      const ends = (texts[item.node.order] ??= []);
      ends.push({ end: endOf(item, item.node.said, ends.at(-1)?.end ?? 0), page });
    }
  }
  return Array.from(texts, (ends) => ends ?? []);
}

/** What is printed is the text without what shows nothing: its characters in their order. */
function endOf({ inlines, lastLineInParagraph }: LineItem, said: string, start: number): number {
  if (lastLineInParagraph) return said.length;
  let end = start;
  for (const { text, ink } of inlines) {
    if (ink.hanging !== undefined) continue;
    for (const character of text) {
      const at = said.indexOf(character, end);
      if (at >= 0) end = at + character.length;
    }
  }
  return end;
}
