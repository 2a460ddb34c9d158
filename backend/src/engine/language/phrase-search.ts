import { canonicalizeText } from './text-processing';

export const toSearchText = (text: string) => canonicalizeText(text).toLowerCase();

const wordCharacterPattern = /[\p{Script=Latin}\p{N}]/u;

/**
 * Returns whether a text prepared by `toSearchText` contains the words literally, ignoring case. Latin words must match
 * as whole words. Avoids a regular expression, which would dominate the running time of grounding.
 */
export function containsPhrase(text: string, words: string): boolean {
  const phrase = toSearchText(words);
  if (!phrase) return false;
  const isLatin = wordCharacterPattern.test(phrase.charAt(0)) || wordCharacterPattern.test(phrase.at(-1) ?? '');
  const isWordBoundary = (character: string) => !isLatin || !wordCharacterPattern.test(character);
  for (let index = text.indexOf(phrase); index >= 0; index = text.indexOf(phrase, index + 1))
    if (isWordBoundary(text.charAt(index - 1)) && isWordBoundary(text.charAt(index + phrase.length))) return true;
  return false;
}
