import { letterFixture, resumeFixture } from '../../testing/document-fixtures';
import { resumeAdapter } from '../resume-editor/resume-adapter';
import { letterAdapter } from '../letter-editor/letter-adapter';

it('leaves the title of a resume draft empty if it is just the name and headline', () => {
  const personalInfo = { ...resumeFixture.personalInfo, firstName: 'Nora', lastName: 'Ferrer', headline: 'Nurse' };
  const getDraftTitle = (title: string) => resumeAdapter.toDraft({ ...resumeFixture, title, personalInfo }).title;
  expect([getDraftTitle('Nora Ferrer – Nurse'), getDraftTitle('For Oslo')]).toEqual(['', 'For Oslo']);
});

it('leaves the title of a letter draft empty if it is just the job title and company', () => {
  const { jobTitle, companyName } = letterFixture;
  expect(letterAdapter.toDraft({ ...letterFixture, title: `${jobTitle} – ${companyName}` }).title).toBe('');
  expect(letterAdapter.toDraft({ ...letterFixture, title: 'For Oslo' }).title).toBe('For Oslo');
});
