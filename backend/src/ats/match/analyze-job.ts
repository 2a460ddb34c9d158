import type { JobTerm } from './job-terms';

/**
 * What a job post asks for, in two lists without a term in both: what it requires (where it marks nothing so, all that
 * weighs as required), and the other words that a resume for it should have, its title first. Pure.
 */
export function analyzeJob(
  terms: readonly JobTerm[],
  title: string | undefined,
): { requiredSkills: string[]; keywords: string[] } {
  const marked = terms.filter(({ demand, weight }) => demand === 'required' && weight === 3);
  const required = marked.length ? marked : terms.filter(({ weight }) => weight === 3);
  const others = terms.filter((term) => !required.includes(term)).map(({ term }) => term);
  return { requiredSkills: required.map(({ term }) => term), keywords: [...(title ? [title] : []), ...others] };
}
