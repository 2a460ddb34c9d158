import type { Industry } from '@shortlist/contracts/generator/generation';
import { listOf, type Occupation } from '../profiles/occupation';
import { profileOf, profiles } from '../profiles/all';
import { isRankWord, titleWords } from './title';

/** At most one letter more, less, other, or swapped with its neighbour: a slip of a finger in a word of five letters or more. */
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

/** How well a title says a name: letters of the name found in it, fewer for slips; none when a word is missing. */
function fit(typed: readonly string[], name: readonly string[]): number {
  let letters = 0;
  for (const word of name) {
    if (typed.includes(word)) letters += word.length;
    else if (typed.some((other) => isSlip(other, word))) letters += word.length - 1;
    else return 0;
  }
  return letters;
}

/** Every occupation with the words of each of its names. */
const known = profiles.flatMap(({ industry, occupations }) =>
  occupations.map((occupation) => ({
    industry,
    occupation,
    names: [occupation.title, ...listOf(occupation.also)].map(titleWords),
  })),
);
type Known = (typeof known)[number];

/** The occupation whose name says most of the title, among those that are accepted. */
function best(
  typed: readonly string[],
  accepts: (candidate: Known, name: string[]) => boolean,
): Occupation | undefined {
  let found: { occupation: Occupation; fit: number } | undefined;
  for (const candidate of known) {
    for (const name of candidate.names) {
      const value = fit(typed, name);
      if (value > (found?.fit ?? 0) && accepts(candidate, name))
        found = { occupation: candidate.occupation, fit: value };
    }
  }
  return found?.occupation;
}

/**
 * The occupation that a title names: in its own industry by any of its names; in another one, where a nurse may work
 * for a school, only by its whole title or a name of two words. Nothing found means the industry's general profile.
 */
export function findOccupation(jobTitle: string, industry: Industry): { occupation: Occupation; isGeneral: boolean } {
  const typed = titleWords(jobTitle);
  const bare = typed.filter((word) => !isRankWord(word));
  const occupation =
    best(typed, (candidate) => candidate.industry === industry) ??
    best(typed, (candidate, name) => !candidate.occupation.local && (name.length > 1 || name.length === bare.length));
  return occupation ? { occupation, isGeneral: false } : { occupation: profileOf(industry).general, isGeneral: true };
}
