import type { Language } from '@shortlist/contracts/platform/languages';
import type { OccupationName } from './occupation-names';
import { stemTitle } from './title-stem';
import { type TitleWord, splitTitleWords, removeSeniority } from './title';

/**
 * Returns whether a word of five letters or more has a typo: at most one letter added, missing, replaced or swapped
 * with its neighbor.
 */
export function isTypo(typed: string, word: string): boolean {
  if (Math.min(typed.length, word.length) < 5 || Math.abs(typed.length - word.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const rest = (text: string, from: number) => text.slice(same + from);
  const swapped = typed[same] === word[same + 1] && typed[same + 1] === word[same];
  return (
    rest(typed, 1) === rest(word, 1) ||
    rest(typed, 1) === rest(word, 0) ||
    rest(typed, 0) === rest(word, 1) ||
    (swapped && rest(typed, 2) === rest(word, 2))
  );
}

export interface TitleMatch {
  /** Number of letters of the name that matched. Typos and compounds count fewer. */
  matchedLetters: number;
  /** Rest of the title: a seniority, a ward, a place. */
  remainder: string;
  /** True if the title contains nothing else, apart from a seniority. */
  isComplete: boolean;
  hasTypo: boolean;
}

/** "Elektroingenieur" is an "Ingenieur": the head of a German compound is its end. */
const isCompoundOf = (typed: string, word: string) =>
  word.length >= 5 && typed.length > word.length && typed.endsWith(word);

interface WordMatch {
  word: TitleWord;
  matchedLetters: number;
  compoundPrefix: string;
  isTypo?: true;
}

function matchWord(words: readonly TitleWord[], wanted: string, language: Language): WordMatch | undefined {
  const { length } = wanted;
  const same = words.find(({ key }) => key === wanted);
  if (same) return { word: same, matchedLetters: length, compoundPrefix: '' };
  // "Trainee" is a seniority, not a typo of "Trainer". Typos keep the first letter: a montador is not a contador.
  const slip = words.find(
    ({ key, raw }) => key[0] === wanted[0] && isTypo(key, wanted) && removeSeniority([raw], language) !== '',
  );
  if (slip) return { word: slip, matchedLetters: length - 1, compoundPrefix: '', isTypo: true };
  const compound = language === 'de' ? words.find(({ key }) => isCompoundOf(key, wanted)) : undefined;
  return compound && { word: compound, matchedLetters: length - 2, compoundPrefix: compound.raw.slice(0, -length) };
}

function matchWords({ words, matchedWords }: ParsedTitle, name: OccupationName): TitleMatch | undefined {
  const found: WordMatch[] = [];
  for (const wanted of name.words) {
    // Most names share the same few words, so each word is matched once per title.
    if (!matchedWords.has(wanted)) matchedWords.set(wanted, matchWord(words, wanted, name.language));
    const one = matchedWords.get(wanted);
    if (!one) return undefined;
    found.push(one);
  }
  if (found.length === 0) return undefined;
  const used = new Set(found.map(({ word }) => word));
  const letters = found.reduce((sum, one) => sum + one.matchedLetters, 0);
  const others = words.filter((word) => !used.has(word)).map(({ raw }) => raw);
  const before = found.map((one) => one.compoundPrefix).filter(Boolean);
  const hasSlip = found.some((one) => one.isTypo);
  return createMatch(letters, [...before, ...others], name, hasSlip);
}

/** 물리치로사 is a typo of 물리치료사. A different consonant may make a different word: 법무 and 업무. */
function isVowelTypo(typed: string, stem: string): boolean {
  if (typed.length !== stem.length || !/^\p{sc=Hangul}{4,}$/u.test(stem)) return false;
  const [one, other] = [typed.normalize('NFD'), stem.normalize('NFD')];
  const consonants = (letters: string) => letters.replace(/[ᅡ-ᅵ]/gu, '-');
  return consonants(one) === consonants(other) && isTypo(one, other);
}

function matchWhole(
  { joinedWords, withoutSeniority, stem }: ParsedTitle,
  name: OccupationName,
): TitleMatch | undefined {
  const at = joinedWords.lastIndexOf(name.joinedWords);
  if (at >= 0 && name.joinedWords.length >= 2) {
    const rest = [joinedWords.slice(0, at), joinedWords.slice(at + name.joinedWords.length)].filter(Boolean);
    // The head comes last: 営業事務 is 事務.
    return createMatch(
      name.joinedWords.length + (at + name.joinedWords.length === joinedWords.length ? 0.5 : 0),
      rest,
      name,
    );
  }
  if (!withoutSeniority) return undefined;
  const rest = [joinedWords.replace(withoutSeniority, '')];
  if (stem === name.stem) return createMatch(name.stem.length, rest, name);
  // A different Han character may make a different word, so only Katakana and Hangul vowels may have typos.
  const slips =
    (/^[ァ-ヶー]{6,}$/u.test(name.joinedWords) && isTypo(withoutSeniority, name.joinedWords)) ||
    isVowelTypo(stem, name.stem);
  return slips ? createMatch(name.joinedWords.length - 1, rest, name, true) : undefined;
}

const createMatch = (letters: number, rest: string[], { language }: OccupationName, hasSlip = false): TitleMatch => ({
  matchedLetters: letters,
  remainder: rest.join(' '),
  isComplete: removeSeniority(rest, language) === '',
  hasTypo: hasSlip,
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
  const whole = words.map(({ key }) => key).join('');
  const bare = removeSeniority([whole], language).replaceAll(' ', '');
  return { words, joinedWords: whole, withoutSeniority: bare, stem: stemTitle(bare), matchedWords: new Map() };
}

/** Returns undefined if part of the name is missing. `typed` must be parsed for the name's language. */
export function matchTitle(typed: ParsedTitle, name: OccupationName): TitleMatch | undefined {
  if (name.isUnspaced) return matchWhole(typed, name);
  return typed.joinedWords && typed.joinedWords === name.joinedWords
    ? createMatch(name.joinedWords.length, [], name)
    : matchWords(typed, name);
}
