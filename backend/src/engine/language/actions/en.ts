import { englishVerbs, irregularPastForms } from '../action-verbs';
import { stemWord } from '../text-processing';

const verbs = new Set([...englishVerbs.map((verb) => stemWord(verb, 'en')), ...irregularPastForms]);

/** Matches a known verb, optionally after an adverb: "Led", "Coordinate", "Quickly resolved", "Co-wrote". */
export function isEnglishAction(bullet: string): boolean {
  const [firstWord = '', secondWord = ''] = bullet
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter(Boolean);
  const word =
    /ly$/.test(firstWord) && firstWord !== 'supply' && firstWord !== 'apply' && firstWord !== 'rely'
      ? secondWord
      : firstWord;
  return verbs.has(word) || verbs.has(stemWord(word.split('-').at(-1) ?? word, 'en'));
}
