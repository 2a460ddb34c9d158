import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { TargetTerm } from '../../ats/terms';
import { splitList, type Occupation } from '../occupations/occupation';
import { findOccupation, listEquivalentTitles } from './titles/find-occupation';

const lowercaseBrands = new Set(['scikit-learn', 'dbt', 'kintone', 'e-Tax']);

/** Capitalizes a term for a list: "triage" becomes "Triage"; "iOS testing" and "dbt" stay. */
export const capitalizeTerm = (text: string) =>
  !lowercaseBrands.has(text) && /^\p{Ll}+(?!\p{L})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Weights the five core terms most, and tools and certificates least. */
export function listOccupationTerms({ terms, tools, certifications }: Occupation): TargetTerm[] {
  return [
    ...splitList(terms).map((term, i) => ({ term, weight: i < 5 ? 3 : 2 })),
    ...[...splitList(tools), ...splitList(certifications)].map((term) => ({ term, weight: 1 })),
  ].map(({ term, weight }) => ({ term: capitalizeTerm(term), weight }));
}

/** Returns the usual terms of a job title in the document's language. They are the score's target for every writer. */
export function getTargetTerms(jobTitle: string, industry: Industry, language: Language): TargetTerm[] {
  return listOccupationTerms(findOccupation(jobTitle, industry, language).occupation);
}

export interface TitleTarget {
  jobTitle: string;
  industry: Industry;
  terms: TargetTerm[];
  equivalents: string[];
}

export function buildTitleTarget(jobTitle: string, industry: Industry, language: Language): TitleTarget {
  return {
    // A title without a letter would print as a blank, so it is no target.
    jobTitle: /\p{L}/u.test(jobTitle) ? findOccupation(jobTitle, industry, language).title : jobTitle,
    industry,
    terms: getTargetTerms(jobTitle, industry, language),
    equivalents: listEquivalentTitles(jobTitle, industry, language),
  };
}
