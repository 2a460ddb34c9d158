import type { DocumentTree, BackgroundRect, TextRole } from '@shortlist/documents/document-tree';
import { mergeTextRuns } from '@shortlist/backend/rendering/pdf/text-runs';
import { chooseLayout, type Layout } from '@shortlist/backend/rendering/pdf/render-pdf';

interface PositionedCharacter {
  character: string;
  /** In points, from the top left corner of the page. */
  x: number;
  width: number;
  baseline: number;
  size: number;
}

/** Dimensions of a highlighter stroke in em; `above` is the distance of its top edge from the baseline. */
export interface HighlightStroke {
  above: number;
  height: number;
  color: string;
}

/**
 * Adds a highlighter stroke behind each occurrence of the phrases on the first page, in texts of one role or in all.
 */
export function highlightPhrases(
  tree: DocumentTree,
  phrases: readonly string[],
  { role, ...stroke }: HighlightStroke & { role?: TextRole },
): DocumentTree {
  const letters = listCharacters(chooseLayout(tree), role);
  const text = letters.map(({ character }) => character).join('');
  const strokes = phrases.flatMap((phrase) =>
    [...text.matchAll(createPhrasePattern(phrase))].flatMap(({ 0: said, index }) =>
      createStrokes(letters.slice(index, index + said.length), stroke),
    ),
  );
  return { ...tree, background: [...tree.background, ...strokes] };
}

/** Returns the characters of the first page in reading order, with a space between texts. */
function listCharacters({ tree, pages }: Layout, role?: TextRole): PositionedCharacter[] {
  const { top, firstPageTop = top } = tree.page.margins;
  const letters: PositionedCharacter[] = [];
  let before: unknown;
  for (const { type, item } of pages[0]?.items ?? []) {
    if (type !== 'line' || !item.node || (role && item.node.role !== role)) continue;
    const baseline = item.y + firstPageTop - (pages[0]?.top ?? 0) + item.node.ascent;
    if (before !== item.node) letters.push({ character: ' ', x: 0, width: 0, baseline, size: 0 });
    before = item.node;
    for (const { drawStyle, x, shape } of mergeTextRuns(item)) {
      let from = item.x + x;
      for (const [index, { codePoint, advance }] of shape.glyphs.entries()) {
        const width = ((advance + (shape.kerning[index] ?? 0)) * drawStyle.size) / 1000 + drawStyle.tracking;
        letters.push({ character: String.fromCodePoint(codePoint), x: from, width, baseline, size: drawStyle.size });
        from += width;
      }
    }
  }
  return letters;
}

/** Returns a pattern that matches a phrase as whole words, even across a line break. */
function createPhrasePattern(phrase: string): RegExp {
  const letters = [...phrase.replace(/\s+/g, '')].map((letter) => letter.replace(/[^\p{L}\p{N}]/u, '\\$&'));
  return new RegExp(`(?<![a-z])${letters.join('\\s*')}(?![a-z])`, 'gi');
}

function createStrokes(letters: PositionedCharacter[], { above, height, color }: HighlightStroke): BackgroundRect[] {
  const lines = new Set(letters.filter(({ size }) => size > 0).map(({ baseline }) => baseline));
  return [...lines].map((baseline) => {
    const line = letters.filter((letter) => letter.baseline === baseline);
    const said = line.filter(({ character }) => character.trim());
    const [first, last] = [said[0], said.at(-1)];
    const size = first?.size ?? 0;
    const x = (first?.x ?? 0) - 0.08 * size;
    const right = (last?.x ?? 0) + (last?.width ?? 0) + 0.08 * size;
    return { pages: 'first', x, y: baseline - above * size, width: right - x, height: height * size, color };
  });
}
