import type { JobTerm } from './job-terms';

/**
 * Splits the terms of a job posting into required terms (if none is marked as required, all terms with that weight) and
 * all others, with the title first. No term is in both lists.
 */
export function groupJobTerms(
  terms: readonly JobTerm[],
  title: string | undefined,
): { requiredSkills: string[]; keywords: string[] } {
  const marked = terms.filter(({ requirement, weight }) => requirement === 'required' && weight === 3);
  const required = marked.length ? marked : terms.filter(({ weight }) => weight === 3);
  const others = terms.filter((term) => !required.includes(term)).map(({ term }) => term);
  const requiredSkills = distinct(required.map(({ term }) => term));
  const keywords = distinct([...(title ? [title] : []), ...others], requiredSkills);
  return { requiredSkills, keywords };
}

function distinct(words: readonly string[], elsewhere: readonly string[] = []): string[] {
  const known = new Set(elsewhere.map((word) => word.toLowerCase()));
  return words.filter((word) => !known.has(word.toLowerCase()) && known.add(word.toLowerCase()));
}
