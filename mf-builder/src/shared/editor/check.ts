import { resumeFormSchema, type ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import type { Issue } from '@shortlist/contracts/platform/errors';
import type { Language } from '@shortlist/contracts/platform/languages';
import { issuesOf } from '../document/issues';
import { equal } from '../document/paths';
import { blankEducation, blankExperience } from './blank';

/** What is saved of what is typed: entries of a section that is left out, and in which nothing stands, are not asked for. */
export function forSave(draft: ResumeDraft): ResumeDraft {
  const hidden = new Set(draft.sections.filter((section) => section.hidden).map(({ key }) => key));
  return {
    ...draft,
    experience: hidden.has('experience')
      ? draft.experience.filter((item) => !equal(item, blankExperience()))
      : draft.experience,
    education: hidden.has('education')
      ? draft.education.filter((item) => !equal(item, blankEducation()))
      : draft.education,
  };
}

/** What a save would refuse, in the order of the form. */
export const findIssues = (draft: ResumeDraft, language: Language): Promise<Issue[]> =>
  issuesOf(resumeFormSchema.safeParse(forSave(draft)).error, language);
