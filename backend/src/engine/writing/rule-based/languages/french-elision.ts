/** Silent h, as in "habillage" and "hôtesse", but not in "hausse", "handicap" and "hotline". */
const silentH =
  /^h(?:abi|arm|eb|éb|el|em|ém|ép|ér(?!o|iss)|er[bm]|eu?r|i(?!ér|t)|o(?:m|n|r(?!s)|t(?!l)|p|sp)|ô|u(?:i|m)|y)/iu;

/** Returns whether "de", "le" and "la" drop their vowel before a word: "d’infirmière", "l’habillage". */
export const needsElision = (word: string): boolean => /^[aeiouàâéèêëîïôœ]/iu.test(word) || silentH.test(word);

export const prefixWithDe = (word: string): string => (needsElision(word) ? `d’${word}` : `de ${word}`);
