import { coverLetterSchema } from '@shortlist/contracts/builder/cover-letter';
import { resumeSchema } from '@shortlist/contracts/builder/saved-resume';
import { letter, resume } from '../../testing/documents';
import { resumeKind } from '../editor/resume-kind';
import { letterKind } from '../letter/letter-kind';

// The server calls what nobody named by what was typed last.
it('a resume that nobody named has no name in its last save, whatever its draft says', () => {
  const saved = resumeSchema.parse({ ...resume, version: 1, draft: null });
  const personalInfo = { ...saved.personalInfo, firstName: 'Nora', lastName: 'Ferrer', headline: 'Nurse' };
  const draft = { ...resumeKind.draftOf(saved), title: '', personalInfo };
  const titleOf = (title: string) => resumeKind.lastSaveOf({ ...saved, title, draft })?.title;
  expect([titleOf('Nora Ferrer – Nurse'), titleOf('For Oslo')]).toEqual(['', 'For Oslo']);
});

it('nor has a letter', () => {
  const saved = coverLetterSchema.parse({ ...letter, version: 1, draft: null });
  const draft = { ...letterKind.draftOf(saved), title: '', jobTitle: 'Nurse', companyName: 'Fennwick' };
  const titleOf = (title: string) => letterKind.lastSaveOf({ ...saved, title, draft })?.title;
  expect([titleOf('Nurse – Fennwick'), titleOf('For Oslo')]).toEqual(['', 'For Oslo']);
  expect(letterKind.draftOf({ ...saved, title: `${saved.jobTitle} – ${saved.companyName}` }).title).toBe('');
});
