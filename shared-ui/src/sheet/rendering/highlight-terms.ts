/** A part of a text. `termIndex` is the index of the highlighted term in the list of terms. */
export interface TextFragment {
  text: string;
  isHighlighted: boolean;
  termIndex?: number;
}

const escapeRegExp = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const eastAsianPattern = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** The pattern matches whole words, with spaces or hyphens between them and with or without a plural ending. */
function toTermPattern(term: string): string {
  const words = term
    .split(/[\s-]+/)
    .map(escapeRegExp)
    .join('[\\s-]+');
  if (eastAsianPattern.test(term)) return words;
  return `(?<![\\p{L}\\p{N}])${words.replace(/s$/i, '')}(?:s|es)?(?![\\p{L}\\p{N}+#])`;
}

export type TermHighlighter = (text: string) => TextFragment[];

/** Terms of up to three letters are names or abbreviations (Go, R, IT) and match case-sensitively. */
const maxAbbreviationLength = 3;

/**
 * Creates a highlighter that prefers longer terms. Returns undefined if there are no terms. The fragments add up to the
 * full text.
 */
export function createTermHighlighter(terms: string[]): TermHighlighter | undefined {
  const trimmedTerms = terms.map((term) => term.trim()).filter(Boolean);
  if (trimmedTerms.length === 0) return undefined;
  const exactTerms = new Set(trimmedTerms);
  const sortedTerms = trimmedTerms.toSorted((a, b) => b.length - a.length);
  const termPattern = new RegExp(sortedTerms.map((term) => `(${toTermPattern(term)})`).join('|'), 'giu');
  const termIndexes = sortedTerms.map((term) => trimmedTerms.indexOf(term));
  return (text) => {
    const fragments: TextFragment[] = [];
    let end = 0;
    for (const match of text.matchAll(termPattern)) {
      if (match[0].length <= maxAbbreviationLength && !exactTerms.has(match[0])) continue;
      if (match.index > end) fragments.push({ text: text.slice(end, match.index), isHighlighted: false });
      const termIndex = termIndexes[match.slice(1).findIndex((group) => group !== undefined)];
      fragments.push({ text: match[0], isHighlighted: true, termIndex });
      end = match.index + match[0].length;
    }
    if (end < text.length) fragments.push({ text: text.slice(end), isHighlighted: false });
    return fragments;
  };
}
