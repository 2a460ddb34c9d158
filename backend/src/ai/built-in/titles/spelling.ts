import type { Language } from '@shortlist/contracts/platform/languages';
import { isSlip } from './fit';
import { allNames, type Name } from './names';
import { titleWords } from './title';

const bare = (word: string) =>
  word
    .normalize('NFD')
    .replace(/(\p{sc=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');

const wordsOf = (names: readonly Name[], language: Language) => [
  ...new Set(names.flatMap(({ said }) => titleWords(said, language).map(({ raw }) => raw))),
];

/** All title words of a language, keyed by their letters without accents. */
const vocabularies = new Map<Language, Map<string, Set<string>>>();

function vocabularyOf(language: Language): Map<string, Set<string>> {
  const known = vocabularies.get(language);
  if (known) return known;
  const made = new Map<string, Set<string>>();
  const names = allNames().filter((name) => name.language === language);
  for (const word of wordsOf(names, language)) made.set(bare(word), (made.get(bare(word)) ?? new Set()).add(word));
  vocabularies.set(language, made);
  return made;
}

function inCaseOf(typed: string, word: string): string {
  if (typed === typed.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/**
 * Corrects the spelling of a title, because it is printed large. Restores accents if exactly one word has these letters
 * ("tecnico"). Replaces a mistyped word ("recepcionsita") with the matching word of the occupation's name. Leaves a
 * word unchanged if two words are possible or a known title uses that spelling.
 */
export function asSpelled(jobTitle: string, language: Language, mistyped?: Name): string {
  const vocabulary = vocabularyOf(language);
  const own = mistyped
    ? wordsOf(
        allNames().filter((name) => name.language === language && name.occupation === mistyped.occupation),
        language,
      )
    : [];
  return jobTitle.normalize('NFC').replace(/\p{sc=Latin}{4,}/gu, (typed) => {
    const word = typed.toLowerCase();
    const same = vocabulary.get(bare(word));
    // A typed accent is intentional: "júnior".
    if (same && word !== bare(word)) return typed;
    const meant = same ? [...same] : own.filter((other) => other[0] === word[0] && isSlip(bare(word), bare(other)));
    const [only] = meant;
    return only && meant.length === 1 && only !== word ? inCaseOf(typed, only) : typed;
  });
}
