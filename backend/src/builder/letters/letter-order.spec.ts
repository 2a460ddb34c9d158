import { generateLetterSchema } from '@shortlist/contracts/builder/cover-letter';
import { loadNurse } from '@shortlist/documents/samples/nurse/load';
import { letterInputOf } from './letter-order';

it('does not send hidden parts of the resume to the writer', async () => {
  const { sample } = await loadNurse('en');
  const order = generateLetterSchema.parse({ jobTitle: 'Nurse', companyName: 'Acme' });
  const of = (hidden: boolean) =>
    letterInputOf({
      order,
      source: { content: sample.resume, sections: [{ key: 'skills', name: '', hidden }], language: 'en' },
      languages: { letter: 'en', advice: 'en' },
    }).resume;
  expect(of(false).skills).toEqual(sample.resume.skills);
  expect(of(true).skills).toEqual([]);
  expect(of(true).experience).toEqual(sample.resume.experience);
});
