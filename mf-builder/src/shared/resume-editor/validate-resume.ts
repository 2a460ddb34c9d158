import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import { resumeFormSchema } from '@shortlist/contracts/builder/resume-form';
import type { Issue } from '@shortlist/contracts/platform/errors';
import type { Language } from '@shortlist/contracts/platform/languages';
import { translateIssues } from '../document/issues';
import { hasText } from '../document/object-values';

/** In a resume started from an example, lists may end with empty entries. */
function dropTrailingEmptyEntries<Entry>(entries: Entry[], minLength = 0): Entry[] {
  const end = Math.max(entries.findLastIndex(hasText) + 1, minLength);
  return entries.length > end ? entries.slice(0, end) : entries;
}

/**
 * Returns the part of a draft to save. Keeps the first job and education entry, which are required unless their section
 * is hidden.
 */
export function prepareForSave(draft: ResumeDraft): ResumeDraft {
  const hiddenSections = new Set(draft.sections.filter((section) => section.hidden).map(({ key }) => key));
  return {
    ...draft,
    experience: dropTrailingEmptyEntries(draft.experience, hiddenSections.has('experience') ? 0 : 1),
    education: dropTrailingEmptyEntries(draft.education, hiddenSections.has('education') ? 0 : 1),
    projects: dropTrailingEmptyEntries(draft.projects),
    certifications: dropTrailingEmptyEntries(draft.certifications),
    languages: dropTrailingEmptyEntries(draft.languages),
  };
}

/** Returns the issues in the order of the form. */
export const validateResume = (draft: ResumeDraft, language: Language): Promise<Issue[]> =>
  translateIssues(resumeFormSchema.safeParse(prepareForSave(draft)).error, language);
