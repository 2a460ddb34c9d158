import { coverLetterSchema } from '@shortlist/contracts/builder/cover-letter';
import { resumeSchema } from '@shortlist/contracts/builder/resume';
import { letterFixture, resumeFixture } from '../../testing/document-fixtures';
import { resumeAdapter } from '../resume-editor/resume-adapter';
import { letterAdapter } from '../letter-editor/letter-adapter';

it('a resume titled with its name and headline has no custom title and follows them', () => {
  const saved = resumeSchema.parse({ ...resumeFixture, version: 1, draft: null });
  const personalInfo = { ...saved.personalInfo, firstName: 'Nora', lastName: 'Ferrer', headline: 'Nurse' };
  const getLastSavedTitle = (title: string) => resumeAdapter.toDraft({ ...saved, title, personalInfo }).title;
  expect([getLastSavedTitle('Nora Ferrer – Nurse'), getLastSavedTitle('For Oslo')]).toEqual(['', 'For Oslo']);
});

it('a letter titled with its job and company follows them', () => {
  const saved = coverLetterSchema.parse({ ...letterFixture, version: 1, draft: null });
  expect(letterAdapter.toDraft({ ...saved, title: `${saved.jobTitle} – ${saved.companyName}` }).title).toBe('');
  expect(letterAdapter.toDraft({ ...saved, title: 'For Oslo' }).title).toBe('For Oslo');
});
