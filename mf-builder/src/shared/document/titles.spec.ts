import { coverLetterSchema } from '@shortlist/contracts/builder/cover-letter';
import { resumeSchema } from '@shortlist/contracts/builder/saved-resume';
import { letter, resume } from '../../testing/documents';
import { resumeKind } from '../editor/resume-kind';
import { letterKind } from '../letter/letter-kind';

it('a resume titled with its name and headline has no custom title and follows them', () => {
  const saved = resumeSchema.parse({ ...resume, version: 1, draft: null });
  const personalInfo = { ...saved.personalInfo, firstName: 'Nora', lastName: 'Ferrer', headline: 'Nurse' };
  const titleOf = (title: string) => resumeKind.draftOf({ ...saved, title, personalInfo }).title;
  expect([titleOf('Nora Ferrer – Nurse'), titleOf('For Oslo')]).toEqual(['', 'For Oslo']);
});

it('a letter titled with its job and company follows them', () => {
  const saved = coverLetterSchema.parse({ ...letter, version: 1, draft: null });
  expect(letterKind.draftOf({ ...saved, title: `${saved.jobTitle} – ${saved.companyName}` }).title).toBe('');
  expect(letterKind.draftOf({ ...saved, title: 'For Oslo' }).title).toBe('For Oslo');
});
