import { stemOf } from '../../../ats/language/words';
import { employers } from './known-names';
import { germanNoun } from './names';
import { commonWords } from './vocabulary';

const known = new Set(employers.flat());

/**
 * Whether words behind "bei" are things and no employer: every German noun has a capital ("bei Auskünften und
 * Vollmachten"). Two capitals in a row without "und" are a name.
 */
export function areThings(said: string): boolean {
  const parts = said.split(/(?<!\s)\s+(?:und|&)\s+/u);
  return parts.every((part) => {
    const isNoun = germanNoun.test(part) || commonWords('de').has(stemOf(part, 'de'));
    return !part.includes(' ') && isNoun && !known.has(part.toLowerCase());
  });
}
