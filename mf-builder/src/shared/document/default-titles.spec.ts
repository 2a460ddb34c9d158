import { coverLetterSchema } from '@shortlist/contracts/builder/cover-letter';
import { resumeSchema } from '@shortlist/contracts/builder/resume';
import { letterFixture, resumeFixture } from '../../testing/document-fixtures';
import { resumeAdapter } from '../resume-editor/resume-adapter';
import { letterAdapter } from '../letter-editor/letter-adapter';

it('leaves the title of a resume draft empty if it is just the name and headline', () => {
  const resume = resumeSchema.parse({ ...resumeFixture, version: 1, draft: null });
  const personalInfo = { ...resume.personalInfo, firstName: 'Nora', lastName: 'Ferrer', headline: 'Nurse' };
  const getDraftTitle = (title: string) => resumeAdapter.toDraft({ ...resume, title, personalInfo }).title;
  expect([getDraftTitle('Nora Ferrer – Nurse'), getDraftTitle('For Oslo')]).toEqual(['', 'For Oslo']);
});

it('leaves the title of a letter draft empty if it is just the job title and company', () => {
  const letter = coverLetterSchema.parse({ ...letterFixture, version: 1, draft: null });
  expect(letterAdapter.toDraft({ ...letter, title: `${letter.jobTitle} – ${letter.companyName}` }).title).toBe('');
  expect(letterAdapter.toDraft({ ...letter, title: 'For Oslo' }).title).toBe('For Oslo');
});
