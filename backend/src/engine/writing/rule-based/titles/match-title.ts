import type { Language } from '@shortlist/contracts/platform/languages';
import { isTypo } from '../../../language/text-processing';
import type { OccupationName } from './occupation-names';
import { stemTitle, type TitleWord, splitTitleWords, removeSeniority } from './title';

export interface TitleMatch {
  /** Number of letters of the name that matched. A typo or a compound counts for fewer letters. */
  matchedLetters: number;
  /** Rest of the title, such as a seniority level, a ward or a place. */
  remainder: string;
  /** True if the title contains nothing else, apart from a seniority level. */
  isComplete: boolean;
  hasTypo: boolean;
}

/** The head of a German compound is its end: an "Elektroingenieur" is an "Ingenieur". */
const hasCompoundHead = (compound: string, head: string) =>
  head.length >= 5 && compound.length > head.length && compound.endsWith(head);

interface WordMatch {
  word: TitleWord;
  matchedLetters: number;
  compoundPrefix: string;
  isTypo?: true;
}

function matchWord(words: readonly TitleWord[], nameWord: string, language: Language): WordMatch | undefined {
  const { length } = nameWord;
  const exactMatch = words.find(({ key }) => key === nameWord);
  if (exactMatch) return { word: exactMatch, matchedLetters: length, compoundPrefix: '' };
  // "Trainee" is a seniority level, not a typo of "Trainer". Typos keep the first letter: a montador is not a contador.
  const mistypedWord = words.find(
    ({ key, text }) => key[0] === nameWord[0] && isTypo(key, nameWord) && removeSeniority([text], language) !== '',
  );
  if (mistypedWord) return { word: mistypedWord, matchedLetters: length - 1, compoundPrefix: '', isTypo: true };
  const compoundWord = language === 'de' ? words.find(({ key }) => hasCompoundHead(key, nameWord)) : undefined;
  return (
    compoundWord && {
      word: compoundWord,
      matchedLetters: length - 2,
      compoundPrefix: compoundWord.text.slice(0, -length),
    }
  );
}

function matchWords({ words, matchedWords }: ParsedTitle, name: OccupationName): TitleMatch | undefined {
  const wordMatches: WordMatch[] = [];
  for (const nameWord of name.words) {
    // Most names share the same few words, so each word is matched once per title.
    if (!matchedWords.has(nameWord)) matchedWords.set(nameWord, matchWord(words, nameWord, name.language));
    const wordMatch = matchedWords.get(nameWord);
    if (!wordMatch) return undefined;
    wordMatches.push(wordMatch);
  }
  if (wordMatches.length === 0) return undefined;
  const matchedTitleWords = new Set(wordMatches.map(({ word }) => word));
  const matchedLetters = wordMatches.reduce((sum, match) => sum + match.matchedLetters, 0);
  const otherWords = words.filter((word) => !matchedTitleWords.has(word)).map(({ text }) => text);
  const prefixes = wordMatches.map((match) => match.compoundPrefix).filter(Boolean);
  const hasTypo = wordMatches.some((match) => match.isTypo);
  return createMatch(matchedLetters, [...prefixes, ...otherWords], name, hasTypo);
}

/** 물리치로사 is a typo of 물리치료사. A different consonant may make a different word: 법무 and 업무. */
function isVowelTypo(input: string, stem: string): boolean {
  if (input.length !== stem.length || !/^\p{sc=Hangul}{4,}$/u.test(stem)) return false;
  const [inputLetters, stemLetters] = [input.normalize('NFD'), stem.normalize('NFD')];
  const maskVowels = (letters: string) => letters.replace(/[ᅡ-ᅵ]/gu, '-');
  return maskVowels(inputLetters) === maskVowels(stemLetters) && isTypo(inputLetters, stemLetters);
}

function matchUnspacedTitle(
  { joinedWords, withoutSeniority, stem }: ParsedTitle,
  name: OccupationName,
): TitleMatch | undefined {
  const index = joinedWords.lastIndexOf(name.joinedWords);
  if (index >= 0 && name.joinedWords.length >= 2) {
    const rest = [joinedWords.slice(0, index), joinedWords.slice(index + name.joinedWords.length)].filter(Boolean);
    // The head comes last: 営業事務 is 事務.
    return createMatch(
      name.joinedWords.length + (index + name.joinedWords.length === joinedWords.length ? 0.5 : 0),
      rest,
      name,
    );
  }
  if (!withoutSeniority) return undefined;
  const rest = [joinedWords.replace(withoutSeniority, '')];
  if (stem === name.stem) return createMatch(name.stem.length, rest, name);
  // A different Han character may make a different word, so only Katakana and Hangul vowels may have typos.
  const hasTypo =
    (/^[ァ-ヶー]{6,}$/u.test(name.joinedWords) && isTypo(withoutSeniority, name.joinedWords)) ||
    isVowelTypo(stem, name.stem);
  return hasTypo ? createMatch(name.joinedWords.length - 1, rest, name, true) : undefined;
}

const createMatch = (letters: number, rest: string[], { language }: OccupationName, hasTypo = false): TitleMatch => ({
  matchedLetters: letters,
  remainder: rest.join(' '),
  isComplete: removeSeniority(rest, language) === '',
  hasTypo,
});

export interface ParsedTitle {
  words: readonly TitleWord[];
  joinedWords: string;
  withoutSeniority: string;
  stem: string;
  matchedWords: Map<string, WordMatch | undefined>;
}

export function parseTitle(jobTitle: string, language: Language): ParsedTitle {
  const words = splitTitleWords(jobTitle, language);
  const joinedWords = words.map(({ key }) => key).join('');
  const withoutSeniority = removeSeniority([joinedWords], language).replaceAll(' ', '');
  return { words, joinedWords, withoutSeniority, stem: stemTitle(withoutSeniority), matchedWords: new Map() };
}

/** Returns undefined if part of the name is missing. `title` must be parsed for the name's language. */
export function matchTitle(title: ParsedTitle, name: OccupationName): TitleMatch | undefined {
  if (name.isUnspaced) return matchUnspacedTitle(title, name);
  return title.joinedWords && title.joinedWords === name.joinedWords
    ? createMatch(name.joinedWords.length, [], name)
    : matchWords(title, name);
}
