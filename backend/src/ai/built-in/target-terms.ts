import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { TargetTerm } from '../../ats/terms';
import { listOf, type Occupation } from '../profiles/occupation';
import { findOccupation, titleEquivalents } from './titles/find-occupation';

const small = new Set(['scikit-learn', 'dbt', 'kintone', 'e-Tax']);

/** Capitalizes a term for a list: "triage" becomes "Triage"; "iOS testing" and "dbt" stay. */
export const capitalised = (text: string) =>
  !small.has(text) && /^\p{Ll}+(?!\p{L})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Weights the five core terms most, and tools and certificates least. */
export function termsOf({ terms, tools, ifHeld }: Occupation): TargetTerm[] {
  return [
    ...listOf(terms).map((term, i) => ({ term, weight: i < 5 ? 3 : 2 })),
    ...[...listOf(tools), ...listOf(ifHeld)].map((term) => ({ term, weight: 1 })),
  ].map(({ term, weight }) => ({ term: capitalised(term), weight }));
}

/** Returns the usual terms of a job title in the document's language. They are the score's target for every writer. */
export function targetTerms(jobTitle: string, industry: Industry, language: Language): TargetTerm[] {
  return termsOf(findOccupation(jobTitle, industry, language).occupation);
}

export interface TitleTarget {
  jobTitle: string;
  industry: Industry;
  terms: TargetTerm[];
  equivalents: string[];
}

export function targetOf(jobTitle: string, industry: Industry, language: Language): TitleTarget {
  return {
    // A title without a letter would print as a blank, so it is no target.
    jobTitle: /\p{L}/u.test(jobTitle) ? findOccupation(jobTitle, industry, language).title : jobTitle,
    industry,
    terms: targetTerms(jobTitle, industry, language),
    equivalents: titleEquivalents(jobTitle, industry, language),
  };
}
