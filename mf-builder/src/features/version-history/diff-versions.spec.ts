import { resumeDraftSchema, type ResumeDraft } from '@shortlist/contracts/builder/resume';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { diffVersions, type DescribeSettings } from './diff-versions';

const describeSettings: DescribeSettings = ({ density, sections, targetJobTitle }) => ({
  design: density,
  sections: sections.map(({ key }) => key).join(', '),
  target: targetJobTitle,
});
const listChanges = (before: ResumeDraft, after: ResumeDraft) => diffVersions(before, after, describeSettings);
const createDraft = (overrides: object = {}) => resumeDraftSchema.parse({ ...getSampleResume('en'), ...overrides });
const createJob = (company: string, achievements: string[] = []) => ({
  company,
  position: 'Nurse',
  startDate: '03/2020',
  achievements,
});

describe('diffVersions', () => {
  it('returns nothing when both versions have the same content', () => {
    expect(listChanges(createDraft(), createDraft())).toEqual([]);
  });

  it('lists each changed field with its old and new text', () => {
    const { personalInfo } = createDraft();
    const after = createDraft({ personalInfo: { ...personalInfo, summary: 'Another one.' } });
    expect(listChanges(createDraft(), after)).toEqual([
      { key: '0', part: 'summary', name: '', before: personalInfo.summary, after: 'Another one.' },
    ]);
  });

  it('matches an entry that moved', () => {
    const before = createDraft({ experience: [createJob('Orrin Bay', ['Led triage.']), createJob('Tallis')] });
    const after = createDraft({ experience: [createJob('Tallis'), createJob('Orrin Bay', ['Led triage for 90.'])] });
    expect(listChanges(before, after)).toMatchObject([
      {
        part: 'experience',
        name: 'Orrin Bay',
        before: expect.stringMatching(/triage\.$/),
        after: expect.stringMatching(/90\.$/),
      },
    ]);
  });

  it('matches a renamed entry by its position', () => {
    const before = createDraft({ experience: [createJob('Orin Bay')] });
    const after = createDraft({ experience: [createJob('Orrin Bay')] });
    expect(listChanges(before, after)).toMatchObject([
      { before: expect.stringContaining('Orin'), after: expect.stringContaining('Orrin') },
    ]);
  });

  it('lists added and removed entries', () => {
    const before = createDraft({ experience: [createJob('Orrin Bay'), createJob('Tallis')] });
    const after = createDraft({
      experience: [createJob('Orrin Bay')],
      projects: [{ name: 'Atlas', description: 'A map.' }],
    });
    const changes = listChanges({ ...before, projects: [] }, after);
    expect(changes).toMatchObject([
      { part: 'projects', name: 'Atlas', before: '' },
      { part: 'experience', name: 'Tallis', after: '' },
    ]);
  });

  it('includes the design, the section order and the target', () => {
    const after = createDraft({
      density: 'airy',
      sections: [{ key: 'skills', name: 'Tools' }],
      targetJobTitle: 'Nurse',
    });
    expect(listChanges(createDraft(), after).map(({ part }) => part)).toEqual(['design', 'sections', 'target']);
  });
});
