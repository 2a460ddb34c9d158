import {
  draftSavedSchema,
  draftSchema,
  resumeSchema,
  type Resume,
  type ResumeDraft,
} from '@shortlist/contracts/builder/saved-resume';
import { fullName } from '@shortlist/documents/words/full-name';
import { api } from '@shortlist/shared-ui/api';
import type { DocumentKind } from '../document/kind';
import { hasText } from '../document/has-text';

const path = (id: string) => `/api/resumes/${encodeURIComponent(id)}` as const;

const usualTitle = ({ personalInfo, language = 'en' }: ResumeDraft) =>
  [fullName(personalInfo, language), personalInfo.headline].filter(Boolean).join(' – ').slice(0, 200);

/**
 * Returns the editable part of a resume or its draft. Clears a title that only repeats the name and headline, so that
 * it follows them.
 */
function editable(shown: ResumeDraft): ResumeDraft {
  return draftSchema.parse({ ...shown, title: shown.title === usualTitle(shown) ? '' : shown.title });
}

export const resumeKind: DocumentKind<ResumeDraft, Resume> = {
  name: 'builder.resume',
  draftSchema,
  savedSchema: resumeSchema,
  draftOf: (resume) => editable(resume.draft ? { ...resume, ...resume.draft } : resume),
  usualTitle,
  isBlank: ({ personalInfo, experience, education, projects, skills, achievements, ...others }) => {
    const { certifications, languages, customSections, jobPosting } = others;
    const items = customSections.map((section) => section.items);
    const lists = [experience, education, projects, skills, achievements, certifications, languages, items];
    return !jobPosting && !hasText(personalInfo) && !hasText(lists);
  },
  calls: {
    find: (id) => api.get(path(id), resumeSchema),
    create: (draft, key) =>
      api.post('/api/resumes/draft', resumeSchema, draft, { headers: { 'Idempotency-Key': key } }),
    keep: (id, draft) => api.put(`${path(id)}/draft`, draftSavedSchema, draft),
    save: (id, draft, key) =>
      id === undefined
        ? api.post('/api/resumes', resumeSchema, draft, { headers: { 'Idempotency-Key': key } })
        : api.put(path(id), resumeSchema, draft),
  },
};
