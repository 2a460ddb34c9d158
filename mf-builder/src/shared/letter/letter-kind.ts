import {
  coverLetterSchema,
  letterDraftSchema,
  type CoverLetter,
  type LetterDraft,
} from '@shortlist/contracts/builder/cover-letter';
import { draftSavedSchema } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { api } from '@shortlist/shared-ui/api';
import type { DocumentKind } from '../document/kind';
import { localPageSize } from '@shortlist/shared-ui/sheet/page-size';

const path = (id: string) => `/api/cover-letters/${encodeURIComponent(id)}` as const;

/** A name that only repeats job and company, as `typed` last, follows them. */
function editable(face: LetterDraft, typed: LetterDraft = face): LetterDraft {
  const usual = [typed.jobTitle, typed.companyName].filter(Boolean).join(' – ').slice(0, 200);
  return letterDraftSchema.parse({ ...face, title: face.title === usual ? '' : face.title });
}

/** A letter that is begun, in the page's language and on the region's paper. */
export const blankLetter = (language: Language, resumeId: string): LetterDraft =>
  letterDraftSchema.parse({ language, resumeId, pageSize: localPageSize() });

/** Letters as documents that are written: what they are and the calls that keep them. */
export const letterKind: DocumentKind<LetterDraft, CoverLetter> = {
  name: 'builder.letter',
  draftSchema: letterDraftSchema,
  savedSchema: coverLetterSchema,
  draftOf: (letter) => editable(letter.draft ? { ...letter, ...letter.draft } : letter),
  lastSaveOf: (letter) => (letter.version > 0 ? editable(letter, letter.draft ?? letter) : undefined),
  isBlank: ({ jobTitle, companyName, jobDescription, content }) =>
    [jobTitle, companyName, jobDescription, content].every((text) => text.trim() === ''),
  calls: {
    find: (id) => api.get(path(id), coverLetterSchema),
    create: (draft, key) =>
      api.post('/api/cover-letters/draft', coverLetterSchema, draft, { headers: { 'Idempotency-Key': key } }),
    keep: (id, draft) => api.put(`${path(id)}/draft`, draftSavedSchema, draft),
    save: (id, draft, key) =>
      id === undefined
        ? api.post('/api/cover-letters', coverLetterSchema, draft, { headers: { 'Idempotency-Key': key } })
        : api.put(path(id), coverLetterSchema, draft),
  },
};
