import { resumeFormSchema, type ResumeDraft } from '@shortlist/contracts/builder/resume';
import type { Issue } from '@shortlist/contracts/platform/errors';
import type { Language } from '@shortlist/contracts/platform/languages';
import { translateIssues } from '../document/issues';
import { hasText } from '../document/has-text';

/** Removes empty entries from the end, such as those that an example left room for. */
function withoutEmptyEnd<Entry>(entries: Entry[], atLeast = 0): Entry[] {
  const end = Math.max(entries.findLastIndex(hasText) + 1, atLeast);
  return entries.length > end ? entries.slice(0, end) : entries;
}

/**
 * Returns the part of a draft that is saved. The first job and education entry stay, because they are required unless
 * their section is hidden.
 */
export function prepareForSave(draft: ResumeDraft): ResumeDraft {
  const hidden = new Set(draft.sections.filter((section) => section.hidden).map(({ key }) => key));
  return {
    ...draft,
    experience: withoutEmptyEnd(draft.experience, hidden.has('experience') ? 0 : 1),
    education: withoutEmptyEnd(draft.education, hidden.has('education') ? 0 : 1),
    projects: withoutEmptyEnd(draft.projects),
    certifications: withoutEmptyEnd(draft.certifications),
    languages: withoutEmptyEnd(draft.languages),
  };
}

/** Finds missing or invalid fields, in the order of the form. Source: the specification. */
export const validateResume = (draft: ResumeDraft, language: Language): Promise<Issue[]> =>
  translateIssues(resumeFormSchema.safeParse(prepareForSave(draft)).error, language);
