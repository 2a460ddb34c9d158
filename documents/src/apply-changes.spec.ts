import { applyChanges } from './apply-changes';
import { juniorResume } from './samples/junior/en';

describe('applyChanges', () => {
  it('resolves every path against the original resume', () => {
    const [firstJob, secondJob, ...otherJobs] = juniorResume.experience;
    const added = { ...firstJob!, company: 'Orrin Bay', achievements: [] };
    const changed = applyChanges(juniorResume, [
      { kind: 'remove', path: 'experience.0', after: '' },
      { kind: 'add', path: 'experience.1', after: 'Orrin Bay', item: added },
      { kind: 'text', path: 'experience.1.position', after: 'Captain' },
      { kind: 'text', path: 'experience.1.current', after: 'true' },
      { kind: 'remove', path: 'experience.1.achievements.0', after: '' },
      { kind: 'add', path: `experience.1.achievements.${secondJob!.achievements.length}`, after: 'Last', item: 'Last' },
    ]);
    expect(changed).toEqual({
      ...juniorResume,
      experience: [
        added,
        {
          ...secondJob,
          position: 'Captain',
          current: true,
          achievements: [...secondJob!.achievements.slice(1), 'Last'],
        },
        ...otherJobs,
      ],
    });
  });

  it('removes and rewords bullets of one entry in any order', () => {
    const job = { ...juniorResume.experience[0]!, achievements: ['a', 'b', 'c', 'd', 'e'] };
    const changes = [
      { kind: 'remove', path: 'experience.0.achievements.0', after: '' },
      { path: 'experience.0.achievements.1', after: 'B' },
      { kind: 'remove', path: 'experience.0.achievements.2', after: '' },
      { path: 'experience.0.achievements.4', after: 'E' },
    ] as const;
    for (const ordered of [changes, changes.toReversed()]) {
      const [changedJob] = applyChanges({ ...juniorResume, experience: [job] }, ordered).experience;
      expect(changedJob?.achievements).toEqual(['B', 'd', 'E']);
    }
  });

  it("applies a writer's changes: texts and an added skill", () => {
    const changed = applyChanges(juniorResume, [
      { path: 'personalInfo.summary', after: 'Shorter.' },
      { path: 'skills', after: 'Sailing' },
      { path: 'experience.99.position', after: 'nowhere' },
    ]);
    expect(changed).toEqual({
      ...juniorResume,
      personalInfo: { ...juniorResume.personalInfo, summary: 'Shorter.' },
      skills: [...juniorResume.skills, 'Sailing'],
    });
  });
});
