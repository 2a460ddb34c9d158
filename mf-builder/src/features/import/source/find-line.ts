/**
 * A text fragment on a PDF page, in points. `x` and `y` are its left and bottom edges, measured from the bottom left of
 * the page.
 */
export interface TextFragment {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An area of a page, as fractions of its width and height, measured from the top left. */
export interface HighlightBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const normalizeText = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();

function groupByBaseline(fragments: readonly TextFragment[]): TextFragment[][] {
  const rows = new Map<number, TextFragment[]>();
  for (const fragment of fragments) {
    const baseline = [...rows.keys()].find((y) => Math.abs(y - fragment.y) < 2) ?? fragment.y;
    rows.set(baseline, [...(rows.get(baseline) ?? []), fragment]);
  }
  return [...rows.values()];
}

/** The import parser and the page may split lines differently, so the row with the most matching characters wins. */
export function findLine(
  fragments: readonly TextFragment[],
  line: string,
  page: { width: number; height: number },
): HighlightBox | undefined {
  const target = normalizeText(line);
  let best: { fragments: TextFragment[]; characterCount: number } = { fragments: [], characterCount: 0 };
  for (const row of groupByBaseline(fragments.filter(({ text }) => normalizeText(text) !== ''))) {
    const matches = row.filter(({ text }) => target.includes(normalizeText(text)));
    const characterCount = matches.reduce((sum, { text }) => sum + normalizeText(text).length, 0);
    if (characterCount > best.characterCount) best = { fragments: matches, characterCount };
  }
  // Fewer matching characters are likely a coincidence.
  if (best.characterCount < Math.min(3, target.length) || target === '') return undefined;
  const left = Math.min(...best.fragments.map(({ x }) => x));
  const right = Math.max(...best.fragments.map(({ x, width }) => x + width));
  const top = Math.max(...best.fragments.map(({ y, height }) => y + height));
  const bottom = Math.min(...best.fragments.map(({ y, height }) => y - height * 0.25));
  return {
    left: left / page.width,
    top: 1 - top / page.height,
    width: (right - left) / page.width,
    height: (top - bottom) / page.height,
  };
}
