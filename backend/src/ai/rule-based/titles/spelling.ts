import type { Language } from '@shortlist/contracts/platform/languages';
import { isTypo } from './match-title';
import { getAllOccupationNames, type OccupationName } from './occupation-names';
import { splitTitleWords } from './title';

const removeAccents = (word: string) =>
  word
    .normalize('NFD')
    .replace(/(\p{sc=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');

const listTitleWords = (names: readonly OccupationName[], language: Language) => [
  ...new Set(names.flatMap(({ text }) => splitTitleWords(text, language).map(({ raw }) => raw))),
];

/** All title words of a language, keyed by their letters without accents. */
const vocabularies = new Map<Language, Map<string, Set<string>>>();

function getVocabulary(language: Language): Map<string, Set<string>> {
  const known = vocabularies.get(language);
  if (known) return known;
  const made = new Map<string, Set<string>>();
  const names = getAllOccupationNames().filter((name) => name.language === language);
  for (const word of listTitleWords(names, language))
    made.set(removeAccents(word), (made.get(removeAccents(word)) ?? new Set()).add(word));
  vocabularies.set(language, made);
  return made;
}

function matchCase(typed: string, word: string): string {
  if (typed === typed.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/**
 * Corrects the spelling of a title, because it is printed large. Restores accents if exactly one word has these letters
 * ("tecnico"). Replaces a mistyped word ("recepcionsita") with the matching word of the occupation's name. Leaves a
 * word unchanged if two words are possible or a known title uses that spelling.
 */
export function correctTitleSpelling(jobTitle: string, language: Language, mistyped?: OccupationName): string {
  const vocabulary = getVocabulary(language);
  const own = mistyped
    ? listTitleWords(
        getAllOccupationNames().filter((name) => name.language === language && name.occupation === mistyped.occupation),
        language,
      )
    : [];
  return jobTitle.normalize('NFC').replace(/\p{sc=Latin}{4,}/gu, (typed) => {
    const word = typed.toLowerCase();
    const same = vocabulary.get(removeAccents(word));
    // A typed accent is intentional: "júnior".
    if (same && word !== removeAccents(word)) return typed;
    const meant = same
      ? [...same]
      : own.filter((other) => other[0] === word[0] && isTypo(removeAccents(word), removeAccents(other)));
    const [only] = meant;
    return only && meant.length === 1 && only !== word ? matchCase(typed, only) : typed;
  });
}
