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
import { equal } from '../document/paths';
import { blankContent } from './blank';

const path = (id: string) => `/api/resumes/${encodeURIComponent(id)}` as const;

/** What is edited of a resume or of its draft. A name that only repeats the person's and the headline, as `typed` last, follows them. */
function editable(face: ResumeDraft, typed: ResumeDraft = face): ResumeDraft {
  const name = fullName(typed.personalInfo, typed.language ?? 'en');
  const usual = [name, typed.personalInfo.headline].filter(Boolean).join(' – ').slice(0, 200);
  return draftSchema.parse({ ...face, title: face.title === usual ? '' : face.title });
}

/** Resumes as documents that are written: what they are and the calls that keep them. */
export const resumeKind: DocumentKind<ResumeDraft, Resume> = {
  name: 'builder.resume',
  draftSchema,
  savedSchema: resumeSchema,
  draftOf: (resume) => editable(resume.draft ? { ...resume, ...resume.draft } : resume),
  lastSaveOf: (resume) => (resume.version > 0 ? editable(resume, resume.draft ?? resume) : undefined),
  isBlank: ({ personalInfo, experience, education, projects, skills, achievements, ...others }) => {
    const { certifications, languages, customSections } = others;
    const content = { personalInfo, experience, education, projects, skills, achievements };
    return equal({ ...content, certifications, languages, customSections }, blankContent());
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
