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

/** Finds the row with the most matching characters. The import parser and the page may split lines differently. */
export function findLine(
  fragments: readonly TextFragment[],
  line: string,
  page: { width: number; height: number },
): HighlightBox | undefined {
  const normalizedLine = normalizeText(line);
  let bestRow: { fragments: TextFragment[]; characterCount: number } = { fragments: [], characterCount: 0 };
  for (const row of groupByBaseline(fragments.filter(({ text }) => normalizeText(text) !== ''))) {
    const matches = row.filter(({ text }) => normalizedLine.includes(normalizeText(text)));
    const characterCount = matches.reduce((sum, { text }) => sum + normalizeText(text).length, 0);
    if (characterCount > bestRow.characterCount) bestRow = { fragments: matches, characterCount };
  }
  // A shorter match is likely a coincidence.
  if (bestRow.characterCount < Math.min(3, normalizedLine.length) || normalizedLine === '') return undefined;
  const left = Math.min(...bestRow.fragments.map(({ x }) => x));
  const right = Math.max(...bestRow.fragments.map(({ x, width }) => x + width));
  const top = Math.max(...bestRow.fragments.map(({ y, height }) => y + height));
  const bottom = Math.min(...bestRow.fragments.map(({ y, height }) => y - height * 0.25));
  return {
    left: left / page.width,
    top: 1 - top / page.height,
    width: (right - left) / page.width,
    height: (top - bottom) / page.height,
  };
}
