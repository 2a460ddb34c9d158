import { resumeDraftSchema, type ResumeDraft } from '@shortlist/contracts/builder/resume';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { diffVersions as compare, type DescribeSettings } from './diff-versions';

const inWords: DescribeSettings = ({ density, sections, targetJobTitle }) => ({
  design: density,
  sections: sections.map(({ key }) => key).join(', '),
  target: targetJobTitle,
});
const changesBetween = (before: ResumeDraft, after: ResumeDraft) => compare(before, after, inWords);
const draft = (change: object = {}) => resumeDraftSchema.parse({ ...getSampleResume('en'), ...change });
const job = (company: string, achievements: string[] = []) => ({
  company,
  position: 'Nurse',
  startDate: '03/2020',
  achievements,
});

describe('comparison of two versions', () => {
  it('is empty when both versions have the same content', () => {
    expect(changesBetween(draft(), draft())).toEqual([]);
  });

  it('lists each changed field with both texts', () => {
    const { personalInfo } = draft();
    const after = draft({ personalInfo: { ...personalInfo, summary: 'Another one.' } });
    expect(changesBetween(draft(), after)).toEqual([
      { key: '0', part: 'summary', name: '', before: personalInfo.summary, after: 'Another one.' },
    ]);
  });

  it('follows an entry that moved', () => {
    const before = draft({ experience: [job('Orrin Bay', ['Led triage.']), job('Tallis')] });
    const after = draft({ experience: [job('Tallis'), job('Orrin Bay', ['Led triage for 90.'])] });
    expect(changesBetween(before, after)).toMatchObject([
      {
        part: 'experience',
        name: 'Orrin Bay',
        before: expect.stringMatching(/triage\.$/),
        after: expect.stringMatching(/90\.$/),
      },
    ]);
  });

  it('matches a renamed entry by its position', () => {
    const before = draft({ experience: [job('Orin Bay')] });
    const after = draft({ experience: [job('Orrin Bay')] });
    expect(changesBetween(before, after)).toMatchObject([
      { before: expect.stringContaining('Orin'), after: expect.stringContaining('Orrin') },
    ]);
  });

  it('lists added and removed entries', () => {
    const before = draft({ experience: [job('Orrin Bay'), job('Tallis')] });
    const after = draft({ experience: [job('Orrin Bay')], projects: [{ name: 'Atlas', description: 'A map.' }] });
    const changes = changesBetween({ ...before, projects: [] }, after);
    expect(changes).toMatchObject([
      { part: 'projects', name: 'Atlas', before: '' },
      { part: 'experience', name: 'Tallis', after: '' },
    ]);
  });

  it('includes the design, the section order and the target', () => {
    const after = draft({ density: 'airy', sections: [{ key: 'skills', name: 'Tools' }], targetJobTitle: 'Nurse' });
    expect(changesBetween(draft(), after).map(({ part }) => part)).toEqual(['design', 'sections', 'target']);
  });
});
