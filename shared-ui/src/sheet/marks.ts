/** A piece of text, marked or not. Together the pieces are the text. */
export interface Piece {
  text: string;
  marked: boolean;
}

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** A term as a pattern: whole words, any blank or hyphen between them, with or without a plural s. */
function pattern(term: string): string {
  const words = term
    .trim()
    .split(/[\s-]+/)
    .map(escaped)
    .join('[\\s-]+');
  if (eastAsian.test(term)) return words;
  return `(?<![\\p{L}\\p{N}])${words.replace(/s$/i, '')}(?:s|es)?(?![\\p{L}\\p{N}+#])`;
}

/** One expression for all terms, the longest first; nothing when there are none. */
export function marker(terms: string[]): RegExp | undefined {
  const wanted = terms.filter((term) => term.trim() !== '').sort((a, b) => b.length - a.length);
  return wanted.length > 0 ? new RegExp(wanted.map(pattern).join('|'), 'giu') : undefined;
}

/** Cuts a text at the terms that a `marker` finds in it. */
export function markPieces(text: string, terms: RegExp | undefined): Piece[] {
  if (!terms) return [{ text, marked: false }];
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(terms)) {
    if (match[0] === '') continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), marked: false });
    pieces.push({ text: match[0], marked: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}
