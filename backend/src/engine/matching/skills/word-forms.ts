import type { Language } from '@shortlist/contracts/platform/languages';
import { isAction } from '../../language/actions';

const pluralEndings: Record<Language, RegExp> = {
  en: /(?:ies|es|y|s)?$/u,
  es: /(?:ces|es|z|s)?$/u,
  fr: /(?:aux|al|x|s)?$/u,
  de: /(?:en|er|es|e|n|s)?$/u,
  ja: /$/u,
  ko: /$/u,
};

/** Returns whether a text is the same noun as a name, ignoring number and case. A shared stem is not enough. */
export function isSameNoun(matchedText: string, name: string, language: Language): boolean {
  const toUninflected = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('.', '')
      .split(/[\s-]+/u)
      .map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').replace(pluralEndings[language], ''))
      .join(' ');
  return toUninflected(matchedText) === toUninflected(name);
}

/** Returns whether a word in lower case is the plural of an English noun. */
export const isPlural = (word: string, noun: string) =>
  word !== noun && word.replace(/(?:ies|s)$/u, '') === noun.replace(/y$/u, '');

/**
 * Returns whether two English compounds differ only in the ending of the last word: "cycle counts", "cycle counting".
 * Both are nouns, because a verb would come first ("counts stock").
 */
export function isSameCompound(matchedText: string, name: string): boolean {
  const [words, nameWords] = [matchedText, name].map((text) => text.toLowerCase().split(/[\s-]+/u)) as [
    string[],
    string[],
  ];
  return (
    words.length > 1 &&
    words.slice(0, -1).join(' ') === nameWords.slice(0, -1).join(' ') &&
    !/(?:ed|ing)$/u.test(words.at(-1) ?? '')
  );
}

/** Verbs match the noun of their action: "fidélisez" is "fidélisation". "Creative" is not "creativity". */
export const isVerb = (word: string, language: Language) =>
  isAction(word, language) || (verbEndings[language]?.test(word) ?? false);
const verbEndings: Partial<Record<Language, RegExp>> = { es: /[aei]r$/iu, fr: /(?:[ei]r|ez|ons)$/iu };

const personEnding = /(?:[eo]r|ant|ist)s?$/iu;

/**
 * Returns whether an English text names a person but the skill is an activity: "Accounting Manager" and "account
 * management", "recruiters" and "recruitment".
 */
export const isPerson = (matchedText: string, name: string) =>
  personEnding.test(matchedText) && !personEnding.test(name);

/**
 * Returns whether the last word is a verb that belongs to the next phrase. "A track record managing budgets" does not
 * name "records management".
 */
export const hasTrailingVerb = (matchedText: string, name: string) =>
  / \p{L}+ing$/iu.test(matchedText) && /(?:ment|tion|sion)$/iu.test(name);
