/** A piece of text, marked or not. Together the pieces are the text. */
export interface Piece {
  text: string;
  marked: boolean;
  /** Of what is marked: the place of its term in the list. */
  order?: number;
}

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** A term as a pattern: whole words, any blank or hyphen between them, with or without a plural s. */
function pattern(term: string): string {
  const words = term
    .split(/[\s-]+/)
    .map(escaped)
    .join('[\\s-]+');
  if (eastAsian.test(term)) return words;
  return `(?<![\\p{L}\\p{N}])${words.replace(/s$/i, '')}(?:s|es)?(?![\\p{L}\\p{N}+#])`;
}

/** Cuts a text at the terms that are looked for. */
export type Marker = (text: string) => Piece[];

/** Terms of up to three letters are names or abbreviations (Go, R, IT) and count only as written. */
const short = 3;

/** Finds all of the terms, the longest first; nothing when there are none. */
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
