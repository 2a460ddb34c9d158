import { coverLetterSchema } from '@shortlist/contracts/builder/cover-letter';
import { resumeSchema } from '@shortlist/contracts/builder/resume';
import { letterFixture, resumeFixture } from '../../testing/document-fixtures';
import { resumeAdapter } from '../resume-editor/resume-adapter';
import { letterAdapter } from '../letter-editor/letter-adapter';

it('a resume titled with its name and headline has no custom title and follows them', () => {
  const resume = resumeSchema.parse({ ...resumeFixture, version: 1, draft: null });
  const personalInfo = { ...resume.personalInfo, firstName: 'Nora', lastName: 'Ferrer', headline: 'Nurse' };
  const getDraftTitle = (title: string) => resumeAdapter.toDraft({ ...resume, title, personalInfo }).title;
  expect([getDraftTitle('Nora Ferrer – Nurse'), getDraftTitle('For Oslo')]).toEqual(['', 'For Oslo']);
});

it('a letter titled with its job and company follows them', () => {
  const letter = coverLetterSchema.parse({ ...letterFixture, version: 1, draft: null });
  expect(letterAdapter.toDraft({ ...letter, title: `${letter.jobTitle} – ${letter.companyName}` }).title).toBe('');
  expect(letterAdapter.toDraft({ ...letter, title: 'For Oslo' }).title).toBe('For Oslo');
});
