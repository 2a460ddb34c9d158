import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { TargetTerm } from '../../ats/terms';
import { listOf, type Occupation } from '../profiles/occupation';
import { findOccupation, titleEquivalents } from './titles/find-occupation';

/** Names that their makers write small. */
const small = new Set(['scikit-learn', 'dbt', 'kintone', 'e-Tax']);

/** Ready to stand in a list: "triage" becomes "Triage", "iOS testing" and "dbt" stay. */
export const capitalised = (text: string) =>
  !small.has(text) && /^\p{Ll}+(?!\p{L})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** What posts for an occupation ask for: its five core terms weigh most, tools and certificates least. */
export function termsOf({ terms, tools, ifHeld }: Occupation): TargetTerm[] {
  return [
    ...listOf(terms).map((term, i) => ({ term, weight: i < 5 ? 3 : 2 })),
    ...[...listOf(tools), ...listOf(ifHeld)].map((term) => ({ term, weight: 1 })),
  ].map(({ term, weight }) => ({ term: capitalised(term), weight }));
}

/** What a job of this title usually asks for, in the document's language, whichever writer writes: the target of the score. */
export function targetTerms(jobTitle: string, industry: Industry, language: Language): TargetTerm[] {
  return termsOf(findOccupation(jobTitle, industry, language).occupation);
}

/** What a resume is measured against when only a title and an industry are known. */
export interface TitleTarget {
  /** As it stands in a document of the language. */
  jobTitle: string;
  industry: Industry;
  terms: TargetTerm[];
  /** Other names of the same work, in every language. */
  equivalents: string[];
}

export function targetOf(jobTitle: string, industry: Industry, language: Language): TitleTarget {
  return {
    // A title without a letter is no target; as a document prints it, it would be a blank.
    jobTitle: /\p{L}/u.test(jobTitle) ? findOccupation(jobTitle, industry, language).title : jobTitle,
    industry,
    terms: targetTerms(jobTitle, industry, language),
    equivalents: titleEquivalents(jobTitle, industry, language),
  };
}
