import type { Language } from '@shortlist/contracts/platform/languages';
import { isTypo } from '../../../language/text-processing';
import { getAllOccupationNames, type OccupationName } from './occupation-names';
import { splitTitleWords } from './title';

const removeAccents = (word: string) =>
  word
    .normalize('NFD')
    .replace(/(\p{sc=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');

const listTitleWords = (names: readonly OccupationName[], language: Language) => [
  ...new Set(names.flatMap(({ text }) => splitTitleWords(text, language).map(({ text }) => text))),
];

/** All title words of a language, keyed by their letters without accents. */
const vocabularies = new Map<Language, Map<string, Set<string>>>();

function getVocabulary(language: Language): Map<string, Set<string>> {
  const cached = vocabularies.get(language);
  if (cached) return cached;
  const vocabulary = new Map<string, Set<string>>();
  const names = getAllOccupationNames().filter((name) => name.language === language);
  for (const word of listTitleWords(names, language))
    vocabulary.set(removeAccents(word), (vocabulary.get(removeAccents(word)) ?? new Set()).add(word));
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

function matchCase(original: string, word: string): string {
  if (original === original.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(original) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/**
 * Corrects the spelling of a title, because documents show it in large type. Restores accents if exactly one word has
 * these letters ("tecnico"). Replaces a mistyped word ("recepcionsita") with the matching word of the occupation's
 * name. Leaves a word unchanged if two words are possible or a known title uses that spelling.
 */
export function correctTitleSpelling(jobTitle: string, language: Language, mistypedName?: OccupationName): string {
  const vocabulary = getVocabulary(language);
  const occupationWords = mistypedName
    ? listTitleWords(
        getAllOccupationNames().filter(
          (name) => name.language === language && name.occupation === mistypedName.occupation,
        ),
        language,
      )
    : [];
  return jobTitle.normalize('NFC').replace(/\p{sc=Latin}{4,}/gu, (original) => {
    const word = original.toLowerCase();
    const spellings = vocabulary.get(removeAccents(word));
    // A typed accent is intentional: "júnior".
    if (spellings && word !== removeAccents(word)) return original;
    const candidates = spellings
      ? [...spellings]
      : occupationWords.filter((other) => other[0] === word[0] && isTypo(removeAccents(word), removeAccents(other)));
    const [onlyCandidate] = candidates;
    return onlyCandidate && candidates.length === 1 && onlyCandidate !== word
      ? matchCase(original, onlyCandidate)
      : original;
  });
}
