import type { Experience, ResumeContent } from '@shortlist/contracts/builder/document-content';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { applyChanges } from '@shortlist/documents/apply-changes';
import { juniorResume } from '@shortlist/documents/samples/junior/en';
import fc from 'fast-check';
import { findBaseChanges } from './base-changes';
import { messages } from '../messages';

const listChanges = (ancestor: ResumeContent, base: ResumeContent, variant: ResumeContent) =>
  findBaseChanges({ ancestor, base, variant }, 'en').map(({ id: _, reason: __, ...change }) => change);

const withExperience = (change: (entries: Experience[]) => Experience[]): ResumeContent => ({
  ...juniorResume,
  experience: change(juniorResume.experience),
});
const [firstEntry, secondEntry] = juniorResume.experience as [Experience, Experience];

describe('findBaseChanges', () => {
  it('offers a changed text as safe if the variant still matches the old base', () => {
    const base = { ...juniorResume, personalInfo: { ...juniorResume.personalInfo, phone: '+1 555 0100' } };
    expect(listChanges(juniorResume, base, juniorResume)).toEqual([
      {
        kind: 'text',
        path: 'personalInfo.phone',
        before: juniorResume.personalInfo.phone,
        after: '+1 555 0100',
        verdict: 'safe',
      },
    ]);
    expect(listChanges(juniorResume, base, base)).toEqual([]);
  });

  it('asks for confirmation if both sides changed, and ignores changes made only in the variant', () => {
    const info = juniorResume.personalInfo;
    const base = { ...juniorResume, personalInfo: { ...info, summary: 'Of the base.' } };
    const variant = { ...juniorResume, personalInfo: { ...info, summary: 'Mine.', location: 'Elsewhere' } };
    expect(findBaseChanges({ ancestor: juniorResume, base, variant }, 'en')).toEqual([
      {
        id: '1',
        kind: 'text',
        path: 'personalInfo.summary',
        before: 'Mine.',
        after: 'Of the base.',
        verdict: 'confirm',
        reason: messages.en.baseChanges.both,
        question: messages.en.baseChanges.questions.replace,
      },
    ]);
  });

  it('matches entries and bullets after the variant moved, added or reworded others', () => {
    const bullet = firstEntry.achievements[0]!;
    const base = withExperience(([one, ...rest]) => [
      { ...one!, achievements: [`${bullet} Twice.`, ...one!.achievements.slice(1)] },
      ...rest,
    ]);
    const addedEntry = { ...firstEntry, company: 'Own', position: 'Own', startDate: '1999', achievements: [] };
    const variant = withExperience(([one, ...rest]) => [
      addedEntry,
      { ...one!, position: 'Renamed here', achievements: ['Quite another one', ...one!.achievements] },
      ...rest,
    ]);
    expect(listChanges(juniorResume, base, variant)).toEqual([
      { kind: 'text', path: 'experience.1.achievements.1', before: bullet, after: `${bullet} Twice.`, verdict: 'safe' },
    ]);
  });

  it('offers additions and removals, and asks before removing an item that the variant changed', () => {
    const newEntry = {
      ...firstEntry,
      company: 'New',
      position: 'New',
      startDate: '01/2026',
      achievements: ['A bullet.'],
    };
    const base = withExperience(([one, , ...rest]) => [newEntry, one!, ...rest]);
    const changes = listChanges(juniorResume, base, juniorResume);
    expect(changes).toMatchObject([
      { kind: 'remove', path: 'experience.1', after: '', verdict: 'safe' },
      { kind: 'add', path: 'experience.0', before: '', verdict: 'safe', item: newEntry },
    ]);
    expect(changes[0]!.before).toContain(secondEntry.company);
    expect(changes[1]!.after).toContain('A bullet.');
    expect(applyChanges(juniorResume, changes)).toEqual(base);

    const changedVariant = withExperience(([one, two, ...rest]) => [one!, { ...two!, location: 'Mine' }, ...rest]);
    expect(listChanges(juniorResume, base, changedVariant)[0]).toMatchObject({ kind: 'remove', verdict: 'confirm' });
    const variantWithoutEntry = withExperience(([one, , ...rest]) => [one!, ...rest]);
    expect(listChanges(juniorResume, base, variantWithoutEntry)).toMatchObject([{ kind: 'add' }]);
  });

  it('does not offer changes to a removed entry or skills that the variant already has', () => {
    const base = {
      ...withExperience(([one, ...rest]) => [{ ...one!, description: 'New' }, ...rest]),
      skills: [...juniorResume.skills, 'Sailing'],
    };
    const variant = { ...withExperience((entries) => entries.slice(1)), skills: ['Sailing', ...juniorResume.skills] };
    expect(listChanges(juniorResume, base, variant)).toEqual([]);
  });

  it('explains a change in every language', () => {
    const base = { ...juniorResume, skills: [] };
    const reasons = languageSchema.options.map((language) => {
      const [change] = findBaseChanges({ ancestor: juniorResume, base, variant: juniorResume }, language);
      return change!.reason;
    });
    expect(new Set(reasons).size).toBe(languageSchema.options.length);
  });

  it('makes an unedited variant equal to the base when all changes are accepted', () => {
    const entry = fc.record({
      company: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      position: fc.constantFrom('Nurse', 'Cook', 'Clerk'),
      startDate: fc.constantFrom('2018', '2019', '2020'),
      endDate: fc.constantFrom('', '2022'),
      current: fc.boolean(),
      location: fc.constantFrom('', 'Oslo'),
      description: fc.string({ maxLength: 12 }),
      achievements: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 4 }),
    });
    const list = fc.uniqueArray(entry, { maxLength: 4, selector: ({ company }) => company });
    const skills = fc.uniqueArray(fc.string({ maxLength: 8 }), { maxLength: 5 });
    const sortContent = (content: ResumeContent) => ({
      ...content,
      skills: [...content.skills].sort(),
      experience: content.experience
        .map((one) => ({ ...one, achievements: [...one.achievements].sort() }))
        .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    });
    fc.assert(
      fc.property(list, list, skills, skills, (before, after, skillsBefore, skillsAfter) => {
        const ancestor = { ...juniorResume, experience: before, skills: skillsBefore };
        const base = { ...juniorResume, experience: after, skills: skillsAfter };
        expect(sortContent(applyChanges(ancestor, listChanges(ancestor, base, ancestor)))).toEqual(sortContent(base));
      }),
    );
  });
});
