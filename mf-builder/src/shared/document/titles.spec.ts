import { coverLetterSchema } from '@shortlist/contracts/builder/cover-letter';
import { resumeSchema } from '@shortlist/contracts/builder/saved-resume';
import { letter, resume } from '../../testing/documents';
import { resumeKind } from '../editor/resume-kind';
import { letterKind } from '../letter/letter-kind';

it('a name that follows the text does not tell a resume that says what was saved from its last save', () => {
  const saved = resumeSchema.parse({ ...resume, version: 1, draft: null });
  const written = { ...resumeKind.draftOf(saved), title: '' };
  expect(resumeKind.lastSaveOf({ ...saved, title: 'Nora – Of the draft', draft: written })).toEqual(written);
});

it('nor a letter', () => {
  const saved = coverLetterSchema.parse({ ...letter, version: 1, draft: null, title: '' });
  const written = letterKind.draftOf(saved);
  const title = `${saved.jobTitle} – ${saved.companyName}`;
  expect(letterKind.draftOf({ ...saved, title })).toEqual(written);
  expect(letterKind.lastSaveOf({ ...saved, title: 'Nurse – Of the draft', draft: written })).toEqual(written);
});
