import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { listBlanks } from '@shortlist/documents/blanks';
import { generationFixture } from '../../testing/generation-fixture';
import {
  detectBlankField,
  findReversedDateIds,
  findSiblingFill,
  groupBlanks,
  isSimilarTitle,
  readTextAt,
  getSentenceAround,
  suggestFill,
} from './blank-groups';

const { letter } = generationFixture.documents;
const [job] = generationFixture.documents.resume.experience;
const jobWithDates = { ...job!, startDate: '[MM/YYYY]', endDate: '[MM/YYYY]', location: '[City]' };
const resume: ResumeContent = {
  ...generationFixture.documents.resume,
  experience: [jobWithDates, { ...jobWithDates, position: '[Earlier title]' }],
};
const blanks = listBlanks(resume, { ...letter, recipient: ['[Company]'] });
const findBlank = (id: string) => blanks.find((blank) => blank.id === id)!;

describe('blank groups', () => {
  it('list personal data, then each job with its employer before its dates, then the letter', () => {
    expect(groupBlanks(blanks).map(({ key, blanks: members }) => [key, members.map(({ label }) => label)])).toEqual([
      ['person', ['Your name', 'Email']],
      ['job-0', ['Employer', 'MM/YYYY', 'MM/YYYY', 'City', 'number']],
      ['job-1', ['Earlier title', 'Employer', 'MM/YYYY', 'MM/YYYY', 'City', 'number']],
      ['letter', ['Company']],
    ]);
  });

  it('label a blank by its field or by the sentence around it', () => {
    const findField = (id: string) => detectBlankField(findBlank(id), readTextAt(resume, findBlank(id).path));
    expect(findField('experience.0.startDate#0')).toBe('start');
    expect(findField('experience.0.achievements.0#0')).toBeUndefined();
    const numberBlank = findBlank('experience.0.achievements.0#0');
    expect(getSentenceAround(readTextAt(resume, numberBlank.path), numberBlank, () => undefined, 'en')).toBe(
      'Assess [number] patients a shift.',
    );
    const secondBlank = { id: 'a#1', path: 'a', index: 1, label: 'number' };
    expect(
      getSentenceAround(
        'First. From [number] to [number] beds.',
        secondBlank,
        (index) => (index === 0 ? '8' : undefined),
        'en',
      ),
    ).toBe('From 8 to [number] beds.');
  });

  it('find the employer for a start date, and suggest fills', () => {
    const startBlank = findBlank('experience.1.startDate#0');
    expect(findSiblingFill(startBlank, 'company', { 'experience.1.company#0': 'Northgate' })).toBe('Northgate');
    const options = { title: 'Senior Nurse', present: 'Present' };
    expect(suggestFill(findBlank('experience.0.endDate#0'), {}, options)).toBe('Present');
    expect(suggestFill(findBlank('experience.1.endDate#0'), {}, options)).toBeUndefined();
    expect(suggestFill(findBlank('experience.1.location#0'), { 'personalInfo.location#0': 'Oslo' }, options)).toBe(
      'Oslo',
    );
    expect(suggestFill(findBlank('experience.1.position#0'), {}, options)).toBeUndefined();
    const titleBlank = { ...findBlank('experience.1.position#0'), path: 'experience.0.position' };
    expect(suggestFill(titleBlank, {}, options)).toBe('Senior Nurse');
    expect(suggestFill(titleBlank, {}, { ...options, title: '[Job title]' })).toBeUndefined();
  });

  it.each([
    ['Registered Nurse', 'registered  nurse.', true],
    ['Nurse', 'Senior Nurse', true],
    ['Einkäufer/in', 'Einkäufer (in)', true],
    ['看護師', '主任看護師', true],
    ['간호사', '수 간호사', true],
    ['Nurse', 'Bookkeeper', false],
    ['Sales Assistant', 'Office Assistant', false],
    ['看護師', '保育士', false],
  ])('compare the titles %s and %s: similar = %s', (title, otherTitle, isSimilar) => {
    expect(isSimilarTitle(title, otherTitle)).toBe(isSimilar);
    expect(isSimilarTitle(otherTitle, title)).toBe(isSimilar);
  });

  it('find end dates before their start dates', () => {
    const fills = {
      'experience.0.startDate#0': '03/2020',
      'experience.0.endDate#0': '01/2019',
      'experience.1.startDate#0': '2015',
      'experience.1.endDate#0': '2015',
    };
    expect([...findReversedDateIds(blanks, fills)]).toEqual(['experience.0.endDate#0']);
  });
});
