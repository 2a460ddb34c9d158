/** A piece of text. All pieces of a text join to the full text. */
export interface Piece {
  text: string;
  marked: boolean;
  order?: number;
}

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Builds the pattern of a term: whole words, with spaces or hyphens between them, with or without a plural s. */
function pattern(term: string): string {
  const words = term
    .split(/[\s-]+/)
    .map(escaped)
    .join('[\\s-]+');
  if (eastAsian.test(term)) return words;
  return `(?<![\\p{L}\\p{N}])${words.replace(/s$/i, '')}(?:s|es)?(?![\\p{L}\\p{N}+#])`;
}

export type Marker = (text: string) => Piece[];

/** Terms of up to three letters are names or abbreviations (Go, R, IT) and match case-sensitively. */
const short = 3;

/** Prefers longer terms. Returns undefined if there are no terms. */
export function makeMarker(terms: string[]): Marker | undefined {
  const wanted = terms.map((term) => term.trim()).filter(Boolean);
  if (wanted.length === 0) return undefined;
  const asWritten = new Set(wanted);
  const longestFirst = wanted.toSorted((a, b) => b.length - a.length);
  const all = new RegExp(longestFirst.map((term) => `(${pattern(term)})`).join('|'), 'giu');
  const orders = longestFirst.map((term) => wanted.indexOf(term));
  return (text) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const match of text.matchAll(all)) {
      if (match[0].length <= short && !asWritten.has(match[0])) continue;
      if (match.index > end) pieces.push({ text: text.slice(end, match.index), marked: false });
      const order = orders[match.slice(1).findIndex((found) => found !== undefined)];
      pieces.push({ text: match[0], marked: true, order });
      end = match.index + match[0].length;
    }
    if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
    return pieces;
  };
}
