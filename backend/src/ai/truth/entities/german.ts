import { stemOf } from '../../../ats/language/words';
import { employers } from './known-names';
import { germanNoun } from './names';
import { commonWords } from './vocabulary';

const known = new Set(employers.flat());

/**
 * Returns whether the words after "bei" are things rather than an employer: every German noun is capitalized ("bei
 * Auskünften und Vollmachten"). Two consecutive capitalized words without "und" are a name.
 */
export function areThings(said: string): boolean {
  const parts = said.split(/(?<!\s)\s+(?:und|&)\s+/u);
  return parts.every((part) => {
    const isNoun = germanNoun.test(part) || commonWords('de').has(stemOf(part, 'de'));
    return !part.includes(' ') && isNoun && !known.has(part.toLowerCase());
  });
}
