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

/** A name that only repeats job and company follows them. The sender is the resume's, where there is one. */
function editable(shown: LetterDraft): LetterDraft {
  const title = shown.title === usualTitle(shown) ? '' : shown.title;
  const { sender, ...draft } = letterDraftSchema.parse({ ...shown, title });
  return draft.resumeId || !sender ? draft : { ...draft, sender };
}

/** The job that a resume is for, as a letter names it. */
export function jobOf(resume: Resume | undefined): Pick<LetterDraft, 'jobTitle' | 'companyName' | 'jobDescription'> {
  const { personalInfo, targetJobTitle = '', targetCompany = '', jobPosting = '' } = resume?.draft ?? resume ?? {};
  return {
    jobTitle: targetJobTitle || (personalInfo?.headline ?? ''),
    companyName: targetCompany,
    jobDescription: jobPosting,
  };
}

/**
 * The letter written from another resume, or from none: what names the job follows where it is empty or the former
 * resume's; without a resume its sender goes on.
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

/** A letter that is begun for the job of its resume, in the page's language and on the region's paper. */
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
