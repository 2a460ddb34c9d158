import {
  coverLetterSchema,
  letterDraftSchema,
  type CoverLetter,
  type LetterDraft,
} from '@shortlist/contracts/builder/cover-letter';
import { saveDraftResponseSchema, type Resume } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { api } from '@shortlist/shared-ui/api';
import type { DocumentAdapter } from '../document/document-adapter';
import { getDefaultPageSize } from '@shortlist/shared-ui/sheet/use-page-size';
import { getLetterPath } from '../api-paths';

const getDefaultTitle = ({ jobTitle, companyName }: LetterDraft) =>
  [jobTitle, companyName].filter(Boolean).join(' – ').slice(0, 200);

/**
 * Clears a title that only repeats the job and company, so that the default title keeps following them. Omits the
 * sender if a resume provides it.
 */
function toEditableDraft(letter: LetterDraft): LetterDraft {
  const title = letter.title === getDefaultTitle(letter) ? '' : letter.title;
  const { sender, ...draft } = letterDraftSchema.parse({ ...letter, title });
  return draft.resumeId || !sender ? draft : { ...draft, sender };
}

export function getTargetJob(
  resume: Resume | undefined,
): Pick<LetterDraft, 'jobTitle' | 'companyName' | 'jobDescription'> {
  const { personalInfo, targetJobTitle = '', targetCompany = '', jobPosting = '' } = resume?.draft ?? resume ?? {};
  return {
    jobTitle: targetJobTitle || (personalInfo?.headline ?? ''),
    companyName: targetCompany,
    jobDescription: jobPosting,
  };
}

/**
 * Switches a letter to another resume, or to none. Job fields that are empty or match the previous resume take the new
 * resume's values. Without a resume, the previous sender remains.
 */
export function setLetterResume(
  letter: LetterDraft,
  previousResume: Resume | undefined,
  newResume: Resume | undefined,
): LetterDraft {
  const sender = previousResume ? (previousResume.draft ?? previousResume).personalInfo : letter.sender;
  if (!newResume) return { ...letter, resumeId: '', ...(sender && { sender }) };
  const [previousJob, newJob] = [getTargetJob(previousResume), getTargetJob(newResume)];
  const getUpdatedField = (key: keyof typeof newJob) =>
    (letter[key].trim() === '' || letter[key] === previousJob[key]) && newJob[key] ? newJob[key] : letter[key];
  return {
    ...letter,
    resumeId: newResume.id,
    jobTitle: getUpdatedField('jobTitle'),
    companyName: getUpdatedField('companyName'),
    jobDescription: getUpdatedField('jobDescription'),
  };
}

export const createEmptyLetter = (language: Language, resume: Resume | undefined): LetterDraft =>
  letterDraftSchema.parse({ ...getTargetJob(resume), language, resumeId: resume?.id, pageSize: getDefaultPageSize() });

export const letterAdapter: DocumentAdapter<LetterDraft, CoverLetter> = {
  documentType: 'builder.letter',
  draftSchema: letterDraftSchema,
  storedSchema: coverLetterSchema,
  toDraft: (letter) => toEditableDraft(letter.draft ? { ...letter, ...letter.draft } : letter),
  getDefaultTitle,
  isEmpty: ({ jobTitle, companyName, jobDescription, content, sender = {} }) =>
    [jobTitle, companyName, jobDescription, content, ...Object.values(sender)].every((text) => text.trim() === ''),
  api: {
    get: (id) => api.get(getLetterPath(id), coverLetterSchema),
    createDraft: (draft, idempotencyKey) =>
      api.post('/api/cover-letters/draft', coverLetterSchema, draft, {
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    saveDraft: (id, draft) => api.put(`${getLetterPath(id)}/draft`, saveDraftResponseSchema, draft),
    save: (id, draft, idempotencyKey) =>
      id === undefined
        ? api.post('/api/cover-letters', coverLetterSchema, draft, { headers: { 'Idempotency-Key': idempotencyKey } })
        : api.put(getLetterPath(id), coverLetterSchema, draft),
  },
};
