import { canonicalizeText } from '../language/text-processing';

export const toSearchText = (text: string) => canonicalizeText(text).toLowerCase();

const letter = /[\p{Script=Latin}\p{N}]/u;

/**
 * Returns whether words occur literally in a text prepared by `toSearchText`, ignoring case. Latin words must match as
 * whole words.
 */
export function containsPhrase(text: string, words: string): boolean {
  const wanted = toSearchText(words);
  if (!wanted) return false;
  const isLatin = letter.test(wanted.charAt(0)) || letter.test(wanted.at(-1) ?? '');
  const isOutside = (character: string) => !isLatin || !letter.test(character);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (isOutside(text.charAt(at - 1)) && isOutside(text.charAt(at + wanted.length))) return true;
  return false;
}
