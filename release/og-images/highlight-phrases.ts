import type { DocumentTree, BackgroundRect, TextRole } from '@shortlist/documents/document-tree';
import { mergeTextRuns } from '@shortlist/backend/engine/rendering/pdf/text-runs';
import { chooseLayout, type Layout } from '@shortlist/backend/engine/rendering/pdf/render-pdf';

interface PositionedCharacter {
  character: string;
  /** In points, from the top left corner of the page. */
  x: number;
  width: number;
  baseline: number;
  size: number;
}

/** A highlighter stroke. Lengths are in em. */
export interface HighlightStroke {
  /** Distance of the top edge from the baseline. */
  topOffset: number;
  height: number;
  color: string;
}

/**
 * Adds a highlighter stroke behind each occurrence of the phrases on the first page. With `role`, searches only text of
 * that role.
 */
export function highlightPhrases(
  tree: DocumentTree,
  phrases: readonly string[],
  { role, ...stroke }: HighlightStroke & { role?: TextRole },
): DocumentTree {
  const characters = listCharacters(chooseLayout(tree), role);
  const text = characters.map(({ character }) => character).join('');
  const strokes = phrases.flatMap((phrase) =>
    [...text.matchAll(createPhrasePattern(phrase))].flatMap(({ 0: match, index }) =>
      createStrokes(characters.slice(index, index + match.length), stroke),
    ),
  );
  return { ...tree, background: [...tree.background, ...strokes] };
}

function listCharacters({ tree, pages }: Layout, role?: TextRole): PositionedCharacter[] {
  const { top, firstPageTop = top } = tree.page.margins;
  const characters: PositionedCharacter[] = [];
  let previousNode: unknown;
  for (const { type, item } of pages[0]?.items ?? []) {
    if (type !== 'line' || !item.node || (role && item.node.role !== role)) continue;
    const baseline = item.y + firstPageTop - (pages[0]?.top ?? 0) + item.node.ascent;
    if (previousNode !== item.node) characters.push({ character: ' ', x: 0, width: 0, baseline, size: 0 });
    previousNode = item.node;
    for (const { drawStyle, x, shape } of mergeTextRuns(item)) {
      let left = item.x + x;
      for (const [index, { codePoint, advance }] of shape.glyphs.entries()) {
        const width = ((advance + (shape.kerning[index] ?? 0)) * drawStyle.size) / 1000 + drawStyle.tracking;
        characters.push({ character: String.fromCodePoint(codePoint), x: left, width, baseline, size: drawStyle.size });
        left += width;
      }
    }
  }
  return characters;
}

function createPhrasePattern(phrase: string): RegExp {
  const escapedCharacters = [...phrase.replace(/\s+/g, '')].map((character) =>
    character.replace(/[^\p{L}\p{N}]/u, '\\$&'),
  );
  return new RegExp(`(?<![a-z])${escapedCharacters.join('\\s*')}(?![a-z])`, 'gi');
}

function createStrokes(
  characters: PositionedCharacter[],
  { topOffset, height, color }: HighlightStroke,
): BackgroundRect[] {
  const lines = new Set(characters.filter(({ size }) => size > 0).map(({ baseline }) => baseline));
  return [...lines].map((baseline) => {
    const line = characters.filter((character) => character.baseline === baseline);
    const visibleCharacters = line.filter(({ character }) => character.trim());
    const [first, last] = [visibleCharacters[0], visibleCharacters.at(-1)];
    const size = first?.size ?? 0;
    const x = (first?.x ?? 0) - 0.08 * size;
    const right = (last?.x ?? 0) + (last?.width ?? 0) + 0.08 * size;
    return { pages: 'first', x, y: baseline - topOffset * size, width: right - x, height: height * size, color };
  });
}
