import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { listBlanks } from '@shortlist/documents/blanks';
import { juniorResume } from '@shortlist/documents/samples/junior/en';
import { generationFixture } from '../../testing/generation-fixture';
import { extractFills } from './extract-fills';

const { resume, letter } = generationFixture.documents;
const [job] = resume.experience;
const generatedResume: ResumeContent = {
  ...resume,
  experience: [{ ...job!, startDate: '[MM/YYYY]', endDate: '[MM/YYYY]' }],
};

it('uses valid facts of an old resume, but no numbers from its bullets', () => {
  const oldResume: ResumeContent = {
    ...juniorResume,
    personalInfo: { ...juniorResume.personalInfo, firstName: 'Ines', lastName: 'Halvorsen', email: 'no address' },
    experience: [
      { ...job!, company: 'Orrin Bay', startDate: '03/2019', endDate: '', current: true, achievements: ['Saw 40.'] },
    ],
  };
  expect(extractFills(oldResume, listBlanks(generatedResume, { ...letter, recipient: ['[Company]'] }), 'en')).toEqual({
    'personalInfo.firstName#0': 'Ines Halvorsen',
    'experience.0.company#0': 'Orrin Bay',
    'experience.0.startDate#0': '03/2019',
    'experience.0.endDate#0': 'Present',
  });
});
