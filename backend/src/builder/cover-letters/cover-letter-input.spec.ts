import { generateLetterRequestSchema } from '@shortlist/contracts/builder/cover-letter';
import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';
import { buildLetterInput } from './cover-letter-input';

it('does not send hidden parts of the resume to the writer', async () => {
  const { sample } = await loadNurseSample('en');
  const request = generateLetterRequestSchema.parse({ jobTitle: 'Nurse', companyName: 'Acme' });
  const buildResume = (hidden: boolean) =>
    buildLetterInput({
      request,
      source: {
        content: sample.resume,
        sections: [{ key: 'skills', name: '', hidden }],
        language: 'en',
        rejectedChanges: [],
      },
      languages: { letter: 'en', advice: 'en' },
    }).resume;
  expect(buildResume(false).skills).toEqual(sample.resume.skills);
  expect(buildResume(true).skills).toEqual([]);
  expect(buildResume(true).experience).toEqual(sample.resume.experience);
});
