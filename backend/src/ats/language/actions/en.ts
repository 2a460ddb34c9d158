import { englishVerbs, irregularPasts } from '../action-verbs';
import { stemOf } from '../words';

const verbs = new Set([...englishVerbs.map((verb) => stemOf(verb, 'en')), ...irregularPasts]);

/** Matches a known verb, optionally after an adverb: "Led", "Coordinate", "Quickly resolved", "Co-wrote". */
export function isEnglishAction(bullet: string): boolean {
  const [first = '', second = ''] = bullet
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter(Boolean);
  const word = /ly$/.test(first) && first !== 'supply' && first !== 'apply' && first !== 'rely' ? second : first;
  return verbs.has(word) || verbs.has(stemOf(word.split('-').at(-1) ?? word, 'en'));
}
