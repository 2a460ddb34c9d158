import fc from 'fast-check';
import { resumeDraftSchema, type ResumeDraft } from '@shortlist/contracts/builder/resume';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { createEmptyExperience } from '@shortlist/documents/empty-content';
import { mergeVersions, type Side } from './merge';
import { getIn, insertIn, moveIn, removeIn, setIn } from './object-path';

const base: ResumeDraft = resumeDraftSchema.parse({ ...getSampleResume('en'), title: 'Nurse' });
const applyEdits = (...edits: [path: string, value: unknown][]) =>
  edits.reduce((draft, [path, value]) => setIn(draft, path, value), base);

describe('merging two versions of a document', () => {
  it('takes fields that only one side changed, even within the same entry', () => {
    const mine = applyEdits(['personalInfo.phone', '1'], ['experience.0.location', 'Tacoma'], ['density', 'airy']);
    const theirs = applyEdits(['personalInfo.email', 'a@b.example'], ['experience.0.achievements.1', 'Led 9 nurses.']);
    const { merged, conflicts, hasMergedTheirs } = mergeVersions({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(hasMergedTheirs).toBe(true);
    expect(merged).toEqual(
      applyEdits(
        ['personalInfo.phone', '1'],
        ['experience.0.location', 'Tacoma'],
        ['density', 'airy'],
        ['personalInfo.email', 'a@b.example'],
        ['experience.0.achievements.1', 'Led 9 nurses.'],
      ),
    );
  });

  it('reports a field that both sides changed, with its entry, and applies the choice', () => {
    const mine = applyEdits(['experience.1.location', 'Tacoma'], ['personalInfo.phone', '1']);
    const theirs = applyEdits(['experience.1.location', 'Olympia'], ['personalInfo.phone', '2']);
    const { merged, conflicts } = mergeVersions({ base, mine, theirs });
    expect(merged).toEqual(mine);
    expect(conflicts).toEqual([
      expect.objectContaining({ field: 'personalInfo.phone', entries: [], mine: '1', theirs: '2' }),
      expect.objectContaining({
        key: 'experience.1.location',
        field: 'experience.location',
        entries: [mine.experience[1]],
        mine: 'Tacoma',
        theirs: 'Olympia',
      }),
    ]);
    const resolved = mergeVersions({ base, mine, theirs }, { 'experience.1.location': 'theirs' });
    expect(getIn(resolved.merged, 'experience.1.location')).toBe('Olympia');
    expect(getIn(resolved.merged, 'personalInfo.phone')).toBe('1');
  });

  it('reports no conflict if both sides made the same change', () => {
    const mine = applyEdits(['personalInfo.phone', '1 ']);
    expect(mergeVersions({ base, mine, theirs: applyEdits(['personalInfo.phone', '1']) }).conflicts).toEqual([]);
  });

  it('follows entries that the other side moved, added or removed', () => {
    const addedEntry = { ...createEmptyExperience(), company: 'Tallis', position: 'Nurse', startDate: '2024' };
    const mine = applyEdits(['experience.0.location', 'Tacoma'], ['experience.1.location', 'Olympia']);
    const theirs = insertIn(moveIn(base, 'experience', 0, 1), 'experience', addedEntry, 0);
    const { merged, conflicts, mapPath } = mergeVersions({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(merged.experience.map(({ location }) => location).slice(0, 3)).toEqual(['', 'Olympia', 'Tacoma']);
    expect(mapPath('experience.0.company')).toBe('experience.2.company');
    expect(mapPath('personalInfo.phone')).toBe('personalInfo.phone');
    expect(mapPath('skills')).toBe('skills');
  });

  it('reports a conflict if one side removed an entry that the other changed', () => {
    const mine = removeIn(base, 'experience', 0);
    const theirs = applyEdits(['experience.0.location', 'Olympia']);
    const { conflicts } = mergeVersions({ base, mine, theirs });
    expect(conflicts).toEqual([
      expect.objectContaining({ field: 'experience', mine: undefined, theirs: theirs.experience[0] }),
    ]);
    const key = conflicts[0]?.key ?? '';
    expect(mergeVersions({ base, mine, theirs }).merged).toEqual(mine);
    expect(mergeVersions({ base, mine, theirs }, { [key]: 'theirs' }).merged).toEqual(theirs);
  });

  it('keeps the additions of both sides, but identical additions only once', () => {
    const createExperience = (name: string) => ({
      ...createEmptyExperience(),
      company: name,
      position: 'Nurse',
      startDate: '2024',
    });
    const mine = insertIn(insertIn(base, 'skills', 'Triage 2'), 'experience', createExperience('Here'), 0);
    const theirs = insertIn(
      insertIn(insertIn(base, 'skills', 'Triage 2'), 'skills', 'ACLS 2'),
      'experience',
      createExperience('There'),
      0,
    );
    const { merged, conflicts } = mergeVersions({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(merged.skills).toEqual([...base.skills, 'Triage 2', 'ACLS 2']);
    expect(merged.experience.map(({ company }) => company).slice(0, 2)).toEqual(['Here', 'There']);
  });

  it('fills the empty entry of a new resume from both sides, and keeps a newly added empty entry', () => {
    const emptyBase = { ...base, experience: [createEmptyExperience()] };
    const createFilledEntry = (company: string) => ({ ...createEmptyExperience(), company });
    const mine = { ...base, experience: [createFilledEntry('Here'), createEmptyExperience()] };
    const theirs = { ...base, experience: [createFilledEntry('There')] };
    const { merged, conflicts } = mergeVersions({ base: emptyBase, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(merged.experience).toEqual([createFilledEntry('Here'), createEmptyExperience(), createFilledEntry('There')]);
  });

  it('treats the end date of a job and its current flag as one field', () => {
    const original = applyEdits(['experience.0.endDate', ''], ['experience.0.current', false]);
    const mine = setIn(original, 'experience.0.current', true);
    const theirs = setIn(original, 'experience.0.endDate', '05/2024');
    const { conflicts } = mergeVersions({ base: original, mine, theirs });
    expect(conflicts).toMatchObject([
      { mine: { endDate: '', current: true }, theirs: { endDate: '05/2024', current: false } },
    ]);
  });

  it('reports a conflict if both sides reordered a list', () => {
    const original = { ...base, skills: ['A', 'B', 'C'] };
    const mine = { ...original, skills: ['B', 'A', 'C'] };
    const theirs = { ...original, skills: ['C', 'A', 'B', 'D'] };
    const { conflicts, merged } = mergeVersions({ base: original, mine, theirs });
    expect(conflicts).toMatchObject([{ kind: 'order', field: 'skills', mine: ['B', 'A', 'C'] }]);
    expect(merged.skills).toEqual(['B', 'D', 'A', 'C']);
    expect(mergeVersions({ base: original, mine, theirs }, { 'skills.order': 'theirs' }).merged.skills).toEqual([
      ...theirs.skills,
    ]);
  });

  it('merges a letter by paragraph', () => {
    const createLetter = (content: string) => ({ content });
    const mergeLetters = (mine: string, theirs: string) =>
      mergeVersions({
        base: createLetter('One.\n\nTwo.\n\nThree.'),
        mine: createLetter(mine),
        theirs: createLetter(theirs),
      });
    expect(mergeLetters('One!\n\nTwo.\n\nThree.', 'One.\n\nTwo.\n\nThree!\n\nFour.')).toMatchObject({
      merged: { content: 'One!\n\nTwo.\n\nThree!\n\nFour.' },
      conflicts: [],
    });
    expect(mergeLetters('One.\n\nTwo here.\n\nThree.', 'One.\n\nTwo there.\n\nThree.').conflicts).toMatchObject([
      { field: 'content', mine: 'Two here.', theirs: 'Two there.' },
    ]);
  });

  it('reports every field that both sides changed if the base is unknown', () => {
    const theirs = applyEdits(['personalInfo.phone', '2'], ['personalInfo.website', '']);
    const mine = applyEdits(['personalInfo.phone', '1'], ['personalInfo.website', 'https://a.example']);
    const { merged, conflicts } = mergeVersions({ base: undefined, mine, theirs });
    expect(conflicts.map(({ field }) => field)).toEqual(['personalInfo.phone']);
    expect(merged.personalInfo.website).toBe('https://a.example');
  });
});

const anyText = fc.constantFrom(
  '',
  'Led triage',
  'Led triage for 90',
  'Trained nurses',
  'SQL',
  'Tools: SQL',
  'Tools: R',
  'X',
);
const anyTextList = fc.array(anyText, { maxLength: 4 });
const anyEntry = fc.record({
  company: fc.constantFrom('Orrin', 'Tallis', 'Halden', ''),
  position: fc.constantFrom('Nurse', 'Charge nurse', ''),
  startDate: fc.constantFrom('2020', '2021'),
  endDate: fc.constantFrom('', '2024'),
  current: fc.boolean(),
  location: anyText,
  description: anyText,
  achievements: anyTextList,
});
/** The drafts are similar enough to produce every kind of conflict. */
const anyDraft: fc.Arbitrary<ResumeDraft> = fc
  .record({
    personalInfo: fc.record({
      firstName: anyText,
      lastName: anyText,
      email: anyText,
      phone: anyText,
      location: anyText,
      summary: anyText,
    }),
    experience: fc.array(anyEntry, { maxLength: 4 }),
    skills: anyTextList,
    languages: fc.array(fc.record({ name: fc.constantFrom('Norwegian', 'Sami'), level: anyText }), { maxLength: 2 }),
    sections: fc.uniqueArray(fc.record({ key: fc.constantFrom('skills', 'experience', 'languages'), name: anyText }), {
      selector: ({ key }) => key,
    }),
    title: anyText,
    density: fc.constantFrom('compact', 'airy'),
  })
  .map((draft) => resumeDraftSchema.parse(draft));

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(listTexts) : [];
}

describe('every merge', () => {
  it('takes the other version without a conflict if one side changed nothing', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (original, other) => {
        expect(mergeVersions({ base: original, mine: other, theirs: original })).toMatchObject({
          merged: other,
          conflicts: [],
        });
        expect(mergeVersions({ base: original, mine: original, theirs: other })).toMatchObject({
          merged: other,
          conflicts: [],
        });
      }),
    );
  });

  it('merges changes to different fields without a conflict', () => {
    const paths = [
      ...['title', 'targetCompany', 'templateId', 'jobPosting'],
      ...['firstName', 'phone', 'summary', 'headline'].map((name) => `personalInfo.${name}`),
      ...[0, 1, 2].flatMap((index) =>
        ['company', 'location', 'description', 'achievements.0', 'achievements.1'].map(
          (name) => `experience.${index}.${name}`,
        ),
      ),
      ...['education.0.degree', 'education.0.gpa', 'certifications.0.issuer', 'languages.0.level'],
    ].filter((path) => getIn(base, path) !== undefined);
    const sides = fc.array(fc.constantFrom<Side | 'neither'>('mine', 'theirs', 'neither'), {
      minLength: paths.length,
      maxLength: paths.length,
    });
    fc.assert(
      fc.property(sides, (changedBy) => {
        const applyChangesBy = (...changingSides: string[]) =>
          paths.reduce(
            (draft, path, i) =>
              changingSides.includes(changedBy[i] ?? '')
                ? setIn(draft, path, `${getIn(base, path) as string} (${i})`)
                : draft,
            base,
          );
        const { merged, conflicts } = mergeVersions({
          base,
          mine: applyChangesBy('mine'),
          theirs: applyChangesBy('theirs'),
        });
        expect(conflicts).toEqual([]);
        expect(merged).toEqual(applyChangesBy('mine', 'theirs'));
      }),
    );
  });

  it('keeps all text, in the document or in a conflict', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyDraft, (original, mine, theirs) => {
        const versions = { base: original, mine, theirs };
        const { merged, conflicts } = mergeVersions(versions);
        const allTheirs = Object.fromEntries(conflicts.map(({ key }) => [key, 'theirs' as const]));
        expect(Object.keys(allTheirs)).toHaveLength(conflicts.length);
        const originalTexts = new Set(listTexts(original));
        const mergedTexts = new Set(listTexts(merged));
        const theirMergedTexts = new Set(listTexts(mergeVersions(versions, allTheirs).merged));
        for (const text of listTexts(mine)) if (!originalTexts.has(text)) expect(mergedTexts).toContain(text);
        for (const text of listTexts(theirs)) if (!originalTexts.has(text)) expect(theirMergedTexts).toContain(text);
      }),
      { numRuns: 300 },
    );
  });
});
