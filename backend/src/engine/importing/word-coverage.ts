/**
 * Matches words. In scripts without spaces, matches single characters. Korean counts among these scripts, because it
 * loses spaces at line ends.
 */
const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])[\p{L}\p{N}\p{M}])+/gu;

export const tokenizeWords = (text: string): string[] =>
  text.normalize('NFKC').replaceAll('\u00AD', '').toLowerCase().match(wordPattern) ?? [];

/** Returns, in order, the lines with a word that occurs less often in `coveredTexts` than in `lines`. */
export function findUncoveredLines(lines: readonly string[], coveredTexts: readonly string[]): string[] {
  const wordBalances = new Map<string, number>();
  for (const text of coveredTexts)
    for (const word of tokenizeWords(text)) wordBalances.set(word, (wordBalances.get(word) ?? 0) + 1);
  for (const text of lines)
    for (const word of tokenizeWords(text)) wordBalances.set(word, (wordBalances.get(word) ?? 0) - 1);
  const uncoveredIndexes = new Set<number>();
  const knownTexts = new Set(coveredTexts.map((text) => tokenizeWords(text).join(' ')));
  const isVerbatim = lines.map((text) => knownTexts.has(tokenizeWords(text).join(' ')));
  // Reports lines that occur verbatim in `coveredTexts` only after all others.
  for (const isVerbatimPass of [false, true])
    for (const [i, text] of [...lines.entries()].reverse()) {
      if (isVerbatim[i] !== isVerbatimPass) continue;
      const words = tokenizeWords(text);
      if (!words.some((word) => (wordBalances.get(word) ?? 0) < 0)) continue;
      uncoveredIndexes.add(i);
      for (const word of words) wordBalances.set(word, (wordBalances.get(word) ?? 0) + 1);
    }
  return lines.filter((_, i) => uncoveredIndexes.has(i));
}
