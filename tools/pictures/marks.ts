import type { DocumentTree, Fill, Role } from '@shortlist/documents/tree';
import { runsOf } from '@shortlist/backend/rendering/pdf/lines';
import { layOutBest, type Layout } from '@shortlist/backend/rendering/pdf/printer';

interface Letter {
  character: string;
  /** In points, from the top left corner of the page. */
  x: number;
  width: number;
  baseline: number;
  size: number;
}

/** Dimensions of a highlighter stroke in em; `above` is the distance of its top edge from the baseline. */
export interface Stroke {
  above: number;
  height: number;
  color: string;
}

/**
 * Adds a highlighter stroke behind each occurrence of the phrases on the first page, in texts of one role or in all.
 */
export function markPhrases(
  tree: DocumentTree,
  phrases: readonly string[],
  { role, ...stroke }: Stroke & { role?: Role },
): DocumentTree {
  const letters = lettersOf(layOutBest(tree), role);
  const text = letters.map(({ character }) => character).join('');
  const strokes = phrases.flatMap((phrase) =>
    [...text.matchAll(patternOf(phrase))].flatMap(({ 0: said, index }) =>
      strokesUnder(letters.slice(index, index + said.length), stroke),
    ),
  );
  return { ...tree, background: [...tree.background, ...strokes] };
}

/** Returns the characters of the first page in reading order, with a space between texts. */
function lettersOf({ tree, pages }: Layout, role?: Role): Letter[] {
  const { top, first = top } = tree.page.margins;
  const letters: Letter[] = [];
  let before: unknown;
  for (const { type, item } of pages[0]?.items ?? []) {
    if (type !== 'line' || !item.node || (role && item.node.role !== role)) continue;
    const baseline = item.y + first - (pages[0]?.top ?? 0) + item.node.ascent;
    if (before !== item.node) letters.push({ character: ' ', x: 0, width: 0, baseline, size: 0 });
    before = item.node;
    for (const { ink, x, shape } of runsOf(item)) {
      let from = item.x + x;
      for (const [at, { codePoint, advance }] of shape.glyphs.entries()) {
        const width = ((advance + (shape.kerns[at] ?? 0)) * ink.size) / 1000 + ink.tracking;
        letters.push({ character: String.fromCodePoint(codePoint), x: from, width, baseline, size: ink.size });
        from += width;
      }
    }
  }
  return letters;
}

/** Returns a pattern that matches a phrase as whole words, even across a line break. */
function patternOf(phrase: string): RegExp {
  const letters = [...phrase.replace(/\s+/g, '')].map((letter) => letter.replace(/[^\p{L}\p{N}]/u, '\\$&'));
  return new RegExp(`(?<![a-z])${letters.join('\\s*')}(?![a-z])`, 'gi');
}

function strokesUnder(letters: Letter[], { above, height, color }: Stroke): Fill[] {
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
