import { stemWord } from '../../../ats/language/text-processing';
import { knownEmployers } from './known-names';
import { germanNounPattern } from './new-names';
import { getCommonWordStems } from './vocabulary';

const known = new Set(knownEmployers.flat());

/**
 * Returns whether the words after "bei" are things rather than an employer: every German noun is capitalized ("bei
 * Auskünften und Vollmachten"). Two consecutive capitalized words without "und" are a name.
 */
export function areCommonNouns(said: string): boolean {
  const parts = said.split(/(?<!\s)\s+(?:und|&)\s+/u);
  return parts.every((part) => {
    const isNoun = germanNounPattern.test(part) || getCommonWordStems('de').has(stemWord(part, 'de'));
    return !part.includes(' ') && isNoun && !known.has(part.toLowerCase());
  });
}
