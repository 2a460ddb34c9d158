/** A piece of text. All pieces of a text join to the full text. */
export interface TextFragment {
  text: string;
  isHighlighted: boolean;
  termIndex?: number;
}

const escapeRegExp = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Builds the pattern of a term: whole words, with spaces or hyphens between them, with or without a plural s. */
function toTermPattern(term: string): string {
  const words = term
    .split(/[\s-]+/)
    .map(escapeRegExp)
    .join('[\\s-]+');
  if (eastAsian.test(term)) return words;
  return `(?<![\\p{L}\\p{N}])${words.replace(/s$/i, '')}(?:s|es)?(?![\\p{L}\\p{N}+#])`;
}

export type TermHighlighter = (text: string) => TextFragment[];

/** Terms of up to three letters are names or abbreviations (Go, R, IT) and match case-sensitively. */
const maxAbbreviationLength = 3;

/** Prefers longer terms. Returns undefined if there are no terms. */
export function createTermHighlighter(terms: string[]): TermHighlighter | undefined {
  const wanted = terms.map((term) => term.trim()).filter(Boolean);
  if (wanted.length === 0) return undefined;
  const asWritten = new Set(wanted);
  const longestFirst = wanted.toSorted((a, b) => b.length - a.length);
  const all = new RegExp(longestFirst.map((term) => `(${toTermPattern(term)})`).join('|'), 'giu');
  const orders = longestFirst.map((term) => wanted.indexOf(term));
  return (text) => {
    const fragments: TextFragment[] = [];
    let end = 0;
    for (const match of text.matchAll(all)) {
      if (match[0].length <= maxAbbreviationLength && !asWritten.has(match[0])) continue;
      if (match.index > end) fragments.push({ text: text.slice(end, match.index), isHighlighted: false });
      const order = orders[match.slice(1).findIndex((found) => found !== undefined)];
      fragments.push({ text: match[0], isHighlighted: true, termIndex: order });
      end = match.index + match[0].length;
    }
    if (end < text.length) fragments.push({ text: text.slice(end), isHighlighted: false });
    return fragments;
  };
}
