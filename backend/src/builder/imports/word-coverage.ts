/** Compares scripts character by character if they have no spaces between words or lose them at line ends. */
const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])[\p{L}\p{N}\p{M}])+/gu;

export const tokenizeWords = (text: string): string[] =>
  text.normalize('NFKC').replaceAll('\u00AD', '').toLowerCase().match(wordPattern) ?? [];

/** Returns the lines with a word that occurs less often in `known`, each once and in order. */
export function findUncoveredLines(lines: readonly string[], known: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of known) for (const word of tokenizeWords(text)) left.set(word, (left.get(word) ?? 0) + 1);
  for (const text of lines) for (const word of tokenizeWords(text)) left.set(word, (left.get(word) ?? 0) - 1);
  const missing = new Set<number>();
  const whole = new Set(known.map((text) => tokenizeWords(text).join(' ')));
  const isWhole = lines.map((text) => whole.has(tokenizeWords(text).join(' ')));
  // Prefers to report lines that do not occur verbatim in `known`.
  for (const wanted of [false, true])
    for (const [i, text] of [...lines.entries()].reverse()) {
      if (isWhole[i] !== wanted) continue;
      const own = tokenizeWords(text);
      if (!own.some((word) => (left.get(word) ?? 0) < 0)) continue;
      missing.add(i);
      for (const word of own) left.set(word, (left.get(word) ?? 0) + 1);
    }
  return lines.filter((_, i) => missing.has(i));
}
