import { blankResume } from '../../shared/editor/blank';
import { differencesOf } from './differences';

const mine = blankResume('modern-professional', 'en');

describe('where two texts of a resume differ', () => {
  it('is said part by part, with what each has for itself', () => {
    const theirs = {
      ...mine,
      personalInfo: { ...mine.personalInfo, firstName: 'Ines', summary: 'Calm.' },
      skills: ['Triage', 'ACLS'],
    };
    const ours = { ...mine, personalInfo: { ...mine.personalInfo, firstName: 'Ines' }, skills: ['Triage', 'TNCC'] };
    expect(differencesOf(ours, theirs)).toEqual([
      { part: 'personalInfo', mine: [], theirs: ['Calm.'] },
      { part: 'skills', mine: ['TNCC'], theirs: ['ACLS'] },
    ]);
  });

  it('names what it is called and aims at', () => {
    const theirs = { ...mine, title: 'Clinic', targetJobTitle: 'Nurse' };
    expect(differencesOf({ ...mine, title: 'Hospital' }, theirs)).toEqual([
      { part: 'about', mine: ['Hospital'], theirs: ['Clinic', 'Nurse'] },
    ]);
  });

  it('counts how it is set as one part, and equal texts as none', () => {
    expect(differencesOf(mine, structuredClone(mine))).toEqual([]);
    expect(differencesOf(mine, { ...mine, density: 'airy' })).toEqual([{ part: 'design', mine: [], theirs: [] }]);
  });
});
