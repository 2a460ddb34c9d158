import type { Experience, ResumeContent } from '@shortlist/contracts/builder/document-content';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { applyChanges } from '@shortlist/documents/apply-changes';
import { sample } from '@shortlist/documents/samples/junior/en';
import fc from 'fast-check';
import { findBaseChanges } from './base-changes';
import { messages } from './messages';

const changesOf = (old: ResumeContent, base: ResumeContent, mine: ResumeContent) =>
  findBaseChanges({ ancestor: old, base, variant: mine }, 'en').map(({ id: _, reason: __, ...change }) => change);

const withExperience = (change: (entries: Experience[]) => Experience[]): ResumeContent => ({
  ...sample,
  experience: change(sample.experience),
});
const [first, second] = sample.experience as [Experience, Experience];

describe('findBaseChanges', () => {
  it('offers a text as safe if the variant still matches the old base', () => {
    const base = { ...sample, personalInfo: { ...sample.personalInfo, phone: '+1 555 0100' } };
    expect(changesOf(sample, base, sample)).toEqual([
      {
        kind: 'text',
        path: 'personalInfo.phone',
        before: sample.personalInfo.phone,
        after: '+1 555 0100',
        verdict: 'safe',
      },
    ]);
    expect(changesOf(sample, base, base)).toEqual([]);
  });

  it('asks if both sides changed and ignores changes of the variant alone', () => {
    const info = sample.personalInfo;
    const base = { ...sample, personalInfo: { ...info, summary: 'Of the base.' } };
    const mine = { ...sample, personalInfo: { ...info, summary: 'Mine.', location: 'Elsewhere' } };
    expect(findBaseChanges({ ancestor: sample, base, variant: mine }, 'en')).toEqual([
      {
        id: '1',
        kind: 'text',
        path: 'personalInfo.summary',
        before: 'Mine.',
        after: 'Of the base.',
        verdict: 'confirm',
        reason: messages.en.both,
        question: messages.en.questions.replace,
      },
    ]);
  });

  it('matches entries and bullets after the variant moved, added or reworded others', () => {
    const bullet = first.achievements[0]!;
    const base = withExperience(([one, ...rest]) => [
      { ...one!, achievements: [`${bullet} Twice.`, ...one!.achievements.slice(1)] },
      ...rest,
    ]);
    const own = { ...first, company: 'Own', position: 'Own', startDate: '1999', achievements: [] };
    const mine = withExperience(([one, ...rest]) => [
      own,
      { ...one!, position: 'Renamed here', achievements: ['Quite another one', ...one!.achievements] },
      ...rest,
    ]);
    expect(changesOf(sample, base, mine)).toEqual([
      { kind: 'text', path: 'experience.1.achievements.1', before: bullet, after: `${bullet} Twice.`, verdict: 'safe' },
    ]);
  });

  it('offers additions and removals, and asks before it removes what the variant changed', () => {
    const added = { ...first, company: 'New', position: 'New', startDate: '01/2026', achievements: ['A bullet.'] };
    const base = withExperience(([one, , ...rest]) => [added, one!, ...rest]);
    const offered = changesOf(sample, base, sample);
    expect(offered).toMatchObject([
      { kind: 'remove', path: 'experience.1', after: '', verdict: 'safe' },
      { kind: 'add', path: 'experience.0', before: '', verdict: 'safe', item: added },
    ]);
    expect(offered[0]!.before).toContain(second.company);
    expect(offered[1]!.after).toContain('A bullet.');
    expect(applyChanges(sample, offered)).toEqual(base);

    const mine = withExperience(([one, two, ...rest]) => [one!, { ...two!, location: 'Mine' }, ...rest]);
    expect(changesOf(sample, base, mine)[0]).toMatchObject({ kind: 'remove', verdict: 'confirm' });
    const without = withExperience(([one, , ...rest]) => [one!, ...rest]);
    expect(changesOf(sample, base, without)).toMatchObject([{ kind: 'add' }]);
  });

  it('offers nothing for an entry that the variant removed and no skill that it already has', () => {
    const base = {
      ...withExperience(([one, ...rest]) => [{ ...one!, description: 'New' }, ...rest]),
      skills: [...sample.skills, 'Sailing'],
    };
    const mine = { ...withExperience((entries) => entries.slice(1)), skills: ['Sailing', ...sample.skills] };
    expect(changesOf(sample, base, mine)).toEqual([]);
  });

  it('gives the reason in every language', () => {
    const base = { ...sample, skills: [] };
    const reasons = languageSchema.options.map((language) => {
      const [change] = findBaseChanges({ ancestor: sample, base, variant: sample }, language);
      return change!.reason;
    });
    expect(new Set(reasons).size).toBe(languageSchema.options.length);
  });

  it('makes an untouched variant equal to the base once all changes are accepted', () => {
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
    const sorted = (content: ResumeContent) => ({
      ...content,
      skills: [...content.skills].sort(),
      experience: content.experience
        .map((one) => ({ ...one, achievements: [...one.achievements].sort() }))
        .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    });
    fc.assert(
      fc.property(list, list, skills, skills, (before, after, skillsBefore, skillsAfter) => {
        const old = { ...sample, experience: before, skills: skillsBefore };
        const base = { ...sample, experience: after, skills: skillsAfter };
        expect(sorted(applyChanges(old, changesOf(old, base, old)))).toEqual(sorted(base));
      }),
    );
  });
});
