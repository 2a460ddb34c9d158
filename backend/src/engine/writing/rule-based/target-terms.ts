import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Occupation } from '@shortlist/occupations/occupation.schema';
import type { TargetTerm } from '../../matching/terms';
import { findOccupation, listEquivalentTitles } from './titles/find-occupation';

const lowercaseBrands = new Set(['scikit-learn', 'dbt', 'kintone', 'e-Tax']);

/** Capitalizes a term for a list: "triage" becomes "Triage". "iOS testing" and "dbt" stay unchanged. */
export const capitalizeTerm = (text: string) =>
  !lowercaseBrands.has(text) && /^\p{Ll}+(?!\p{L})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Lists an occupation's terms. The first five weigh most, tools and certificates least. */
export function listOccupationTerms({ terms, tools, certifications }: Occupation): TargetTerm[] {
  return [
    ...terms.map((term, i) => ({ term, weight: i < 5 ? 3 : 2 })),
    ...[...tools, ...certifications].map((term) => ({ term, weight: 1 })),
  ].map(({ term, weight }) => ({ term: capitalizeTerm(term), weight }));
}

/** Lists the texts of an occupation, which are true of everybody with that job. */
export const listOccupationTexts = ({ title, aliases, summary, duties, pastDuties, letter }: Occupation): string[] => [
  title,
  ...aliases,
  ...summary,
  ...duties,
  ...pastDuties,
  letter.opening,
  letter.achievement,
];

/** Returns the typical terms of a job title in the document's language. The score looks for the same terms. */
export function getTargetTerms(jobTitle: string, industry: Industry, language: Language): TargetTerm[] {
  return listOccupationTerms(findOccupation(jobTitle, industry, language).occupation);
}

/** Job title and terms that a resume is scored against. `equivalents` are other names of the occupation. */
export interface TitleTarget {
  jobTitle: string;
  industry: Industry;
  terms: TargetTerm[];
  equivalents: string[];
}

export function buildTitleTarget(jobTitle: string, industry: Industry, language: Language): TitleTarget {
  return {
    // `findOccupation` would replace a title without letters with a placeholder.
    jobTitle: /\p{L}/u.test(jobTitle) ? findOccupation(jobTitle, industry, language).title : jobTitle,
    industry,
    terms: getTargetTerms(jobTitle, industry, language),
    equivalents: listEquivalentTitles(jobTitle, industry, language),
  };
}
