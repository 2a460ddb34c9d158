import {
  coverLetterSchema,
  letterDraftSchema,
  type CoverLetter,
  type LetterDraft,
} from '@shortlist/contracts/builder/cover-letter';
import { draftSavedSchema, type Resume } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { api } from '@shortlist/shared-ui/api';
import type { DocumentKind } from '../document/kind';
import { localPageSize } from '@shortlist/shared-ui/sheet/page-size';

const path = (id: string) => `/api/cover-letters/${encodeURIComponent(id)}` as const;

const usualTitle = ({ jobTitle, companyName }: LetterDraft) =>
  [jobTitle, companyName].filter(Boolean).join(' – ').slice(0, 200);

/**
 * Returns the editable part of a letter. Clears a title that only repeats the job and company, so that it follows them,
 * and drops the sender if a resume provides it.
 */
function editable(shown: LetterDraft): LetterDraft {
  const title = shown.title === usualTitle(shown) ? '' : shown.title;
  const { sender, ...draft } = letterDraftSchema.parse({ ...shown, title });
  return draft.resumeId || !sender ? draft : { ...draft, sender };
}

export function jobOf(resume: Resume | undefined): Pick<LetterDraft, 'jobTitle' | 'companyName' | 'jobDescription'> {
  const { personalInfo, targetJobTitle = '', targetCompany = '', jobPosting = '' } = resume?.draft ?? resume ?? {};
  return {
    jobTitle: targetJobTitle || (personalInfo?.headline ?? ''),
    companyName: targetCompany,
    jobDescription: jobPosting,
  };
}

/**
 * Bases a letter on another resume, or on none. Job fields that are empty or equal to the former resume's take the new
 * resume's values. Without a resume, the former sender stays.
 */
export function withResume(letter: LetterDraft, from: Resume | undefined, to: Resume | undefined): LetterDraft {
  const sender = from ? (from.draft ?? from).personalInfo : letter.sender;
  if (!to) return { ...letter, resumeId: '', ...(sender && { sender }) };
  const [old, fresh] = [jobOf(from), jobOf(to)];
  const follow = (key: keyof typeof fresh) =>
    (letter[key].trim() === '' || letter[key] === old[key]) && fresh[key] ? fresh[key] : letter[key];
  return {
    ...letter,
    resumeId: to.id,
    jobTitle: follow('jobTitle'),
    companyName: follow('companyName'),
    jobDescription: follow('jobDescription'),
  };
}

/** Returns a new letter for the target job of its resume, in the page's language and the region's paper size. */
export const blankLetter = (language: Language, resume: Resume | undefined): LetterDraft =>
  letterDraftSchema.parse({ ...jobOf(resume), language, resumeId: resume?.id, pageSize: localPageSize() });

export const letterKind: DocumentKind<LetterDraft, CoverLetter> = {
  name: 'builder.letter',
  draftSchema: letterDraftSchema,
  savedSchema: coverLetterSchema,
  draftOf: (letter) => editable(letter.draft ? { ...letter, ...letter.draft } : letter),
  usualTitle,
  isBlank: ({ jobTitle, companyName, jobDescription, content, sender = {} }) =>
    [jobTitle, companyName, jobDescription, content, ...Object.values(sender)].every((text) => text.trim() === ''),
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
