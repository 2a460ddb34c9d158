import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { countTerms } from '../matching/terms';

/** Returns the terms that a job posting mentions, in their order. */
export function listRequestedTerms(terms: readonly string[], jobPosting: string, language: Language): string[] {
  const counts = countTerms(jobPosting, terms, language);
  return terms.filter((_, i) => counts[i]);
}

/**
 * Moves the skills that a job posting mentions, and the bullets about them, to the front. Adds nothing, so that the
 * posting never becomes a claim about the user.
 */
export function prioritizeForPosting(resume: ResumeContent, jobPosting: string, language: Language): ResumeContent {
  const requestedSkills = listRequestedTerms(resume.skills, jobPosting, language);
  if (requestedSkills.length === 0) return resume;
  const prioritizeBullets = (bullets: readonly string[]) =>
    bullets
      .map((bullet) => ({ bullet, count: listRequestedTerms(requestedSkills, bullet, language).length }))
      .sort((a, b) => b.count - a.count)
      .map(({ bullet }) => bullet);
  return {
    ...resume,
    skills: [...new Set([...requestedSkills, ...resume.skills])],
    experience: resume.experience.map((entry) => ({ ...entry, achievements: prioritizeBullets(entry.achievements) })),
  };
}
