import fc from 'fast-check';
import { resumeDraftSchema, type ResumeDraft } from '@shortlist/contracts/builder/resume';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { createEmptyExperience } from '../resume-editor/empty-resume';
import { mergeVersions, type Side } from './merge';
import { getIn, insertIn, moveIn, removeIn, setIn } from './object-path';

const base: ResumeDraft = resumeDraftSchema.parse({ ...getSampleResume('en'), title: 'Nurse' });
const edited = (...edits: [path: string, value: unknown][]) =>
  edits.reduce((draft, [path, value]) => setIn(draft, path, value), base);

describe('merging two versions of a document', () => {
  it('takes fields that only one side changed, even within the same entry', () => {
    const mine = edited(['personalInfo.phone', '1'], ['experience.0.location', 'Tacoma'], ['density', 'airy']);
    const theirs = edited(['personalInfo.email', 'a@b.example'], ['experience.0.achievements.1', 'Led 9 nurses.']);
    const { merged, conflicts, hasTaken } = mergeVersions({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(hasTaken).toBe(true);
    expect(merged).toEqual(
      edited(
        ['personalInfo.phone', '1'],
        ['experience.0.location', 'Tacoma'],
        ['density', 'airy'],
        ['personalInfo.email', 'a@b.example'],
        ['experience.0.achievements.1', 'Led 9 nurses.'],
      ),
    );
  });

  it('reports a field that both changed, with its entry, and applies the choice', () => {
    const mine = edited(['experience.1.location', 'Tacoma'], ['personalInfo.phone', '1']);
    const theirs = edited(['experience.1.location', 'Olympia'], ['personalInfo.phone', '2']);
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
    const chosen = mergeVersions({ base, mine, theirs }, { 'experience.1.location': 'theirs' });
    expect(getIn(chosen.merged, 'experience.1.location')).toBe('Olympia');
    expect(getIn(chosen.merged, 'personalInfo.phone')).toBe('1');
  });

  it('reports no conflict if both made the same change', () => {
    const mine = edited(['personalInfo.phone', '1 ']);
    expect(mergeVersions({ base, mine, theirs: edited(['personalInfo.phone', '1']) }).conflicts).toEqual([]);
  });

  it('follows entries that the other side moved, added or removed', () => {
    const job = { ...createEmptyExperience(), company: 'Tallis', position: 'Nurse', startDate: '2024' };
    const mine = edited(['experience.0.location', 'Tacoma'], ['experience.1.location', 'Olympia']);
    const theirs = insertIn(moveIn(base, 'experience', 0, 1), 'experience', job, 0);
    const { merged, conflicts, follow } = mergeVersions({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(merged.experience.map(({ location }) => location).slice(0, 3)).toEqual(['', 'Olympia', 'Tacoma']);
    expect(follow('experience.0.company')).toBe('experience.2.company');
    expect(follow('personalInfo.phone')).toBe('personalInfo.phone');
    expect(follow('skills')).toBe('skills');
  });

  it('reports a conflict if one side removed an entry that the other changed', () => {
    const mine = removeIn(base, 'experience', 0);
    const theirs = edited(['experience.0.location', 'Olympia']);
    const { conflicts } = mergeVersions({ base, mine, theirs });
    expect(conflicts).toEqual([
      expect.objectContaining({ field: 'experience', mine: undefined, theirs: theirs.experience[0] }),
    ]);
    const key = conflicts[0]?.key ?? '';
    expect(mergeVersions({ base, mine, theirs }).merged).toEqual(mine);
    expect(mergeVersions({ base, mine, theirs }, { [key]: 'theirs' }).merged).toEqual(theirs);
  });

  it('keeps the additions of both sides, and identical ones only once', () => {
    const added = (name: string) => ({
      ...createEmptyExperience(),
      company: name,
      position: 'Nurse',
      startDate: '2024',
    });
    const mine = insertIn(insertIn(base, 'skills', 'Triage 2'), 'experience', added('Here'), 0);
    const theirs = insertIn(
      insertIn(insertIn(base, 'skills', 'Triage 2'), 'skills', 'ACLS 2'),
      'experience',
      added('There'),
      0,
    );
    const { merged, conflicts } = mergeVersions({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(merged.skills).toEqual([...base.skills, 'Triage 2', 'ACLS 2']);
    expect(merged.experience.map(({ company }) => company).slice(0, 2)).toEqual(['Here', 'There']);
  });

  it('fills the empty entry of a new resume from both sides, and keeps one that was just added', () => {
    const open = { ...base, experience: [createEmptyExperience()] };
    const filled = (company: string) => ({ ...createEmptyExperience(), company });
    const mine = { ...base, experience: [filled('Here'), createEmptyExperience()] };
    const theirs = { ...base, experience: [filled('There')] };
    const { merged, conflicts } = mergeVersions({ base: open, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(merged.experience).toEqual([filled('Here'), createEmptyExperience(), filled('There')]);
  });

  it('treats the end date of a job and its current flag as one field', () => {
    const from = edited(['experience.0.endDate', ''], ['experience.0.current', false]);
    const mine = setIn(from, 'experience.0.current', true);
    const theirs = setIn(from, 'experience.0.endDate', '05/2024');
    const { conflicts } = mergeVersions({ base: from, mine, theirs });
    expect(conflicts).toMatchObject([
      { mine: { endDate: '', current: true }, theirs: { endDate: '05/2024', current: false } },
    ]);
  });

  it('reports a conflict if both reordered a list', () => {
    const from = { ...base, skills: ['A', 'B', 'C'] };
    const mine = { ...from, skills: ['B', 'A', 'C'] };
    const theirs = { ...from, skills: ['C', 'A', 'B', 'D'] };
    const { conflicts, merged } = mergeVersions({ base: from, mine, theirs });
    expect(conflicts).toMatchObject([{ kind: 'order', field: 'skills', mine: ['B', 'A', 'C'] }]);
    expect(merged.skills).toEqual(['B', 'D', 'A', 'C']);
    expect(mergeVersions({ base: from, mine, theirs }, { 'skills.order': 'theirs' }).merged.skills).toEqual([
      ...theirs.skills,
    ]);
  });

  it('merges a letter by paragraph', () => {
    const letter = (content: string) => ({ content });
    const merge = (mine: string, theirs: string) =>
      mergeVersions({ base: letter('One.\n\nTwo.\n\nThree.'), mine: letter(mine), theirs: letter(theirs) });
    expect(merge('One!\n\nTwo.\n\nThree.', 'One.\n\nTwo.\n\nThree!\n\nFour.')).toMatchObject({
      merged: { content: 'One!\n\nTwo.\n\nThree!\n\nFour.' },
      conflicts: [],
    });
    expect(merge('One.\n\nTwo here.\n\nThree.', 'One.\n\nTwo there.\n\nThree.').conflicts).toMatchObject([
      { field: 'content', mine: 'Two here.', theirs: 'Two there.' },
    ]);
  });

  it('reports every difference if the base is unknown', () => {
    const theirs = edited(['personalInfo.phone', '2'], ['personalInfo.website', '']);
    const mine = edited(['personalInfo.phone', '1'], ['personalInfo.website', 'https://a.example']);
    const { merged, conflicts } = mergeVersions({ base: undefined, mine, theirs });
    expect(conflicts.map(({ field }) => field)).toEqual(['personalInfo.phone']);
    expect(merged.personalInfo.website).toBe('https://a.example');
  });
});

const word = fc.constantFrom(
  '',
  'Led triage',
  'Led triage for 90',
  'Trained nurses',
  'SQL',
  'Tools: SQL',
  'Tools: R',
  'X',
);
const words = fc.array(word, { maxLength: 4 });
const job = fc.record({
  company: fc.constantFrom('Orrin', 'Tallis', 'Halden', ''),
  position: fc.constantFrom('Nurse', 'Charge nurse', ''),
  startDate: fc.constantFrom('2020', '2021'),
  endDate: fc.constantFrom('', '2024'),
  current: fc.boolean(),
  location: word,
  description: word,
  achievements: words,
});
/** Drafts similar enough to produce every kind of conflict. */
const anyDraft: fc.Arbitrary<ResumeDraft> = fc
  .record({
    personalInfo: fc.record({
      firstName: word,
      lastName: word,
      email: word,
      phone: word,
      location: word,
      summary: word,
    }),
    experience: fc.array(job, { maxLength: 4 }),
    skills: words,
    languages: fc.array(fc.record({ name: fc.constantFrom('Norwegian', 'Sami'), level: word }), { maxLength: 2 }),
    sections: fc.uniqueArray(fc.record({ key: fc.constantFrom('skills', 'experience', 'languages'), name: word }), {
      selector: ({ key }) => key,
    }),
    title: word,
    density: fc.constantFrom('compact', 'airy'),
  })
  .map((draft) => resumeDraftSchema.parse(draft));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

describe('any merge', () => {
  it('takes the other version without a conflict if one side changed nothing', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (from, other) => {
        expect(mergeVersions({ base: from, mine: other, theirs: from })).toMatchObject({
          merged: other,
          conflicts: [],
        });
        expect(mergeVersions({ base: from, mine: from, theirs: other })).toMatchObject({
          merged: other,
          conflicts: [],
        });
      }),
    );
  });

  it('takes all changes of different fields without a conflict', () => {
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
    const sides = fc.array(fc.constantFrom<Side | 'nobody'>('mine', 'theirs', 'nobody'), {
      minLength: paths.length,
      maxLength: paths.length,
    });
    fc.assert(
      fc.property(sides, (who) => {
        const by = (...names: string[]) =>
          paths.reduce(
            (draft, path, i) =>
              names.includes(who[i] ?? '') ? setIn(draft, path, `${getIn(base, path) as string} (${i})`) : draft,
            base,
          );
        const { merged, conflicts } = mergeVersions({ base, mine: by('mine'), theirs: by('theirs') });
        expect(conflicts).toEqual([]);
        expect(merged).toEqual(by('mine', 'theirs'));
      }),
    );
  });

  it('loses no text: it is in the document or in a conflict', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyDraft, (from, mine, theirs) => {
        const three = { base: from, mine, theirs };
        const { merged, conflicts } = mergeVersions(three);
        const all = Object.fromEntries(conflicts.map(({ key }) => [key, 'theirs' as const]));
        expect(Object.keys(all)).toHaveLength(conflicts.length);
        const known = new Set(textsIn(from));
        const inMine = new Set(textsIn(merged));
        const inTheirs = new Set(textsIn(mergeVersions(three, all).merged));
        for (const text of textsIn(mine)) if (!known.has(text)) expect(inMine).toContain(text);
        for (const text of textsIn(theirs)) if (!known.has(text)) expect(inTheirs).toContain(text);
      }),
      { numRuns: 300 },
    );
  });
});
