import type { Industry } from '@shortlist/contracts/generator/generation';
import type { TargetTerm } from '../../ats/terms';
import { findOccupation } from './find-occupation';
import { listOf, type Occupation } from '../profiles/occupation';

/** Ready to stand in a list: "triage" becomes "Triage", "iOS testing" stays. */
export const capitalised = (text: string) =>
  /^\p{Ll}+(?!\p{L})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** What posts for an occupation ask for: its five core terms weigh most, tools and certificates least. */
export function termsOf({ terms, tools, ifHeld }: Occupation): TargetTerm[] {
  return [
    ...listOf(terms).map((term, i) => ({ term, weight: i < 5 ? 3 : 2 })),
    ...[...listOf(tools), ...listOf(ifHeld)].map((term) => ({ term, weight: 1 })),
  ].map(({ term, weight }) => ({ term: capitalised(term), weight }));
}

/** What a job of this title usually asks for, whichever writer writes: the target of the score. */
export function targetTerms(jobTitle: string, industry: Industry): TargetTerm[] {
  return termsOf(findOccupation(jobTitle, industry).occupation);
}
