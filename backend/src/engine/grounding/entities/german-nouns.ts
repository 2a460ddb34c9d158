import { stemWord } from '../../language/text-processing';
import { knownEmployers } from './known-names';
import { germanNounPattern } from './new-names';
import { getCommonWordStems } from './vocabulary';

const employerNames = new Set(knownEmployers.flat());

/**
 * Returns whether the words after "bei" are common nouns rather than an employer. German capitalizes both: "bei
 * Auskünften und Vollmachten", "bei Siemens". Two consecutive capitalized words without "und" are a name.
 */
export function areCommonNouns(phrase: string): boolean {
  const parts = phrase.split(/(?<!\s)\s+(?:und|&)\s+/u);
  return parts.every((part) => {
    const isNoun = germanNounPattern.test(part) || getCommonWordStems('de').has(stemWord(part, 'de'));
    return !part.includes(' ') && isNoun && !employerNames.has(part.toLowerCase());
  });
}
