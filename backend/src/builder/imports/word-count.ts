/** Scripts whose words have no blanks between them, or lose them at the ends of lines: compared letter by letter. */
const token =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])[\p{L}\p{N}\p{M}])+/gu;

/** The words of a text as they are compared: letters and digits in one spelling. */
export const wordsOf = (text: string): string[] =>
  text.normalize('NFKC').replaceAll('\u00AD', '').toLowerCase().match(token) ?? [];

/** The lines with a word that stands less often in `known` than in them: each line once, in order. */
export function missingWords(lines: readonly string[], known: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of known) for (const word of wordsOf(text)) left.set(word, (left.get(word) ?? 0) + 1);
  for (const text of lines) for (const word of wordsOf(text)) left.set(word, (left.get(word) ?? 0) - 1);
  const missing = new Set<number>();
  const whole = new Set(known.map((text) => wordsOf(text).join(' ')));
  const isWhole = lines.map((text) => whole.has(wordsOf(text).join(' ')));
  // A line that stands as it is somewhere else is the last to be taken for the lost one.
  for (const wanted of [false, true])
    for (const [i, text] of [...lines.entries()].reverse()) {
      if (isWhole[i] !== wanted) continue;
      const own = wordsOf(text);
      if (!own.some((word) => (left.get(word) ?? 0) < 0)) continue;
      missing.add(i);
      for (const word of own) left.set(word, (left.get(word) ?? 0) + 1);
    }
  return lines.filter((_, i) => missing.has(i));
}
