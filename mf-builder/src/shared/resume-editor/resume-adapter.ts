import {
  saveDraftResponseSchema,
  resumeDraftSchema,
  resumeSchema,
  type Resume,
  type ResumeDraft,
} from '@shortlist/contracts/builder/resume';
import { formatFullName } from '@shortlist/documents/i18n/format-full-name';
import { api } from '@shortlist/shared-ui/api';
import type { DocumentAdapter } from '../document/document-adapter';
import { hasText } from '../document/object-values';
import { getResumePath } from '../api-paths';

const getDefaultTitle = ({ personalInfo, language = 'en' }: ResumeDraft) =>
  [formatFullName(personalInfo, language), personalInfo.headline].filter(Boolean).join(' – ').slice(0, 200);

/** Clears a title that only repeats the name and headline, so that the default title keeps following them. */
function toEditableDraft(resume: ResumeDraft): ResumeDraft {
  return resumeDraftSchema.parse({ ...resume, title: resume.title === getDefaultTitle(resume) ? '' : resume.title });
}

export const resumeAdapter: DocumentAdapter<ResumeDraft, Resume> = {
  documentType: 'builder.resume',
  draftSchema: resumeDraftSchema,
  storedSchema: resumeSchema,
  toDraft: (resume) => toEditableDraft(resume.draft ? { ...resume, ...resume.draft } : resume),
  getDefaultTitle,
  isEmpty: ({ personalInfo, experience, education, projects, skills, achievements, ...others }) => {
    const { certifications, languages, customSections, jobPosting } = others;
    const items = customSections.map((section) => section.items);
    const lists = [experience, education, projects, skills, achievements, certifications, languages, items];
    return !jobPosting && !hasText(personalInfo) && !hasText(lists);
  },
  api: {
    get: (id) => api.get(getResumePath(id), resumeSchema),
    createDraft: (draft, idempotencyKey) =>
      api.post('/api/resumes/draft', resumeSchema, draft, { headers: { 'Idempotency-Key': idempotencyKey } }),
    saveDraft: (id, draft) => api.put(`${getResumePath(id)}/draft`, saveDraftResponseSchema, draft),
    save: (id, draft, idempotencyKey) =>
      id === undefined
        ? api.post('/api/resumes', resumeSchema, draft, { headers: { 'Idempotency-Key': idempotencyKey } })
        : api.put(getResumePath(id), resumeSchema, draft),
  },
};
