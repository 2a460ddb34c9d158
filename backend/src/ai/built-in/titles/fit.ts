import type { Language } from '@shortlist/contracts/platform/languages';
import type { Name } from './names';
import { stemOf } from './stem';
import { type TitleWord, titleWords, withoutRank } from './title';

/**
 * Returns whether a word of five letters or more has a typo: at most one letter added, missing, replaced or swapped
 * with its neighbor.
 */
export function isSlip(typed: string, word: string): boolean {
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

export interface Fit {
  /** Number of letters of the name that matched. Typos and compounds count fewer. */
  letters: number;
  /** Rest of the title: a seniority, a ward, a place. */
  rest: string;
  /** True if the title contains nothing else, apart from a seniority. */
  isWhole: boolean;
  hasSlip: boolean;
}

/** "Elektroingenieur" is an "Ingenieur": the head of a German compound is its end. */
const isCompoundOf = (typed: string, word: string) =>
  word.length >= 5 && typed.length > word.length && typed.endsWith(word);

interface Said {
  word: TitleWord;
  letters: number;
  before: string;
  isSlip?: true;
}

function saidBy(words: readonly TitleWord[], wanted: string, language: Language): Said | undefined {
  const { length } = wanted;
  const same = words.find(({ key }) => key === wanted);
  if (same) return { word: same, letters: length, before: '' };
  // "Trainee" is a seniority, not a typo of "Trainer". Typos keep the first letter: a montador is not a contador.
  const slip = words.find(
    ({ key, raw }) => key[0] === wanted[0] && isSlip(key, wanted) && withoutRank([raw], language) !== '',
  );
  if (slip) return { word: slip, letters: length - 1, before: '', isSlip: true };
  const compound = language === 'de' ? words.find(({ key }) => isCompoundOf(key, wanted)) : undefined;
  return compound && { word: compound, letters: length - 2, before: compound.raw.slice(0, -length) };
}

function fitOfWords({ words, said }: Typed, name: Name): Fit | undefined {
  const found: Said[] = [];
  for (const wanted of name.words) {
    // Most names share the same few words, so each word is matched once per title.
    if (!said.has(wanted)) said.set(wanted, saidBy(words, wanted, name.language));
    const one = said.get(wanted);
    if (!one) return undefined;
    found.push(one);
  }
  if (found.length === 0) return undefined;
  const used = new Set(found.map(({ word }) => word));
  const letters = found.reduce((sum, one) => sum + one.letters, 0);
  const others = words.filter((word) => !used.has(word)).map(({ raw }) => raw);
  const before = found.map((one) => one.before).filter(Boolean);
  const hasSlip = found.some((one) => one.isSlip);
  return fit(letters, [...before, ...others], name, hasSlip);
}

/** 물리치로사 is a typo of 물리치료사. A different consonant may make a different word: 법무 and 업무. */
function isVowelSlip(typed: string, stem: string): boolean {
  if (typed.length !== stem.length || !/^\p{sc=Hangul}{4,}$/u.test(stem)) return false;
  const [one, other] = [typed.normalize('NFD'), stem.normalize('NFD')];
  const consonants = (letters: string) => letters.replace(/[ᅡ-ᅵ]/gu, '-');
  return consonants(one) === consonants(other) && isSlip(one, other);
}

function fitOfWhole({ whole, bare, stem }: Typed, name: Name): Fit | undefined {
  const at = whole.lastIndexOf(name.whole);
  if (at >= 0 && name.whole.length >= 2) {
    const rest = [whole.slice(0, at), whole.slice(at + name.whole.length)].filter(Boolean);
    // The head comes last: 営業事務 is 事務.
    return fit(name.whole.length + (at + name.whole.length === whole.length ? 0.5 : 0), rest, name);
  }
  if (!bare) return undefined;
  const rest = [whole.replace(bare, '')];
  if (stem === name.stem) return fit(name.stem.length, rest, name);
  // A different Han character may make a different word, so only Katakana and Hangul vowels may have typos.
  const slips = (/^[ァ-ヶー]{6,}$/u.test(name.whole) && isSlip(bare, name.whole)) || isVowelSlip(stem, name.stem);
  return slips ? fit(name.whole.length - 1, rest, name, true) : undefined;
}

const fit = (letters: number, rest: string[], { language }: Name, hasSlip = false): Fit => ({
  letters,
  rest: rest.join(' '),
  isWhole: withoutRank(rest, language) === '',
  hasSlip,
});

export interface Typed {
  words: readonly TitleWord[];
  whole: string;
  bare: string;
  stem: string;
  said: Map<string, Said | undefined>;
}

export function typedTitle(jobTitle: string, language: Language): Typed {
  const words = titleWords(jobTitle, language);
  const whole = words.map(({ key }) => key).join('');
  const bare = withoutRank([whole], language).replaceAll(' ', '');
  return { words, whole, bare, stem: stemOf(bare), said: new Map() };
}

/** Returns undefined if part of the name is missing. `typed` must be parsed for the name's language. */
export function fitOf(typed: Typed, name: Name): Fit | undefined {
  if (name.unspaced) return fitOfWhole(typed, name);
  return typed.whole && typed.whole === name.whole ? fit(name.whole.length, [], name) : fitOfWords(typed, name);
}
