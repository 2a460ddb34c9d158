import type { JobTerm } from './job-terms';

/**
 * Splits the terms of a job posting into required terms and all others. If no term is marked as required, all terms of
 * weight 3 count as required. No term is in both lists.
 */
export function groupJobTerms(terms: readonly JobTerm[]): { requiredSkills: string[]; keywords: string[] } {
  const markedTerms = terms.filter(({ requirement, weight }) => requirement === 'required' && weight === 3);
  const requiredTerms = markedTerms.length ? markedTerms : terms.filter(({ weight }) => weight === 3);
  const otherTerms = terms.filter((term) => !requiredTerms.includes(term)).map(({ term }) => term);
  const requiredSkills = removeDuplicates(requiredTerms.map(({ term }) => term));
  const keywords = removeDuplicates(otherTerms, requiredSkills);
  return { requiredSkills, keywords };
}

function removeDuplicates(words: readonly string[], excludedWords: readonly string[] = []): string[] {
  const seenWords = new Set(excludedWords.map((word) => word.toLowerCase()));
  return words.filter((word) => !seenWords.has(word.toLowerCase()) && seenWords.add(word.toLowerCase()));
}
