import { getIn, insertIn, moveIn, getMovedPath, removeIn, setIn } from './object-path';

const draft = {
  name: 'Ines',
  jobs: [
    { title: 'Nurse', bullets: ['a', 'b', 'c'] },
    { title: 'Aide', bullets: [] },
  ],
};

describe('dotted paths', () => {
  it('get own properties only', () => {
    expect(getIn(draft, 'jobs.0.bullets.1')).toBe('b');
    expect(getIn(draft, 'jobs.7.title')).toBeUndefined();
    expect(getIn(draft, 'constructor.name')).toBeUndefined();
  });

  it('set one value and keep everything else identical', () => {
    const updatedDraft = setIn(draft, 'jobs.0.title', 'Charge nurse');
    expect(updatedDraft.jobs[0]).toEqual({ title: 'Charge nurse', bullets: ['a', 'b', 'c'] });
    expect(updatedDraft.jobs[1]).toBe(draft.jobs[1]);
    expect(updatedDraft.jobs[0]?.bullets).toBe(draft.jobs[0]?.bullets);
    expect(draft.jobs[0]?.title).toBe('Nurse');
  });

  it('insert, remove and move list items', () => {
    expect(insertIn(draft, 'jobs.0.bullets', 'x', 1).jobs[0]?.bullets).toEqual(['a', 'x', 'b', 'c']);
    expect(insertIn(draft, 'jobs.1.bullets', 'x').jobs[1]?.bullets).toEqual(['x']);
    expect(removeIn(draft, 'jobs.0.bullets', 0).jobs[0]?.bullets).toEqual(['b', 'c']);
    expect(moveIn(draft, 'jobs.0.bullets', 0, 2).jobs[0]?.bullets).toEqual(['b', 'c', 'a']);
    expect(moveIn(draft, 'jobs.0.bullets', 2, -5).jobs[0]?.bullets).toEqual(['c', 'a', 'b']);
    expect(moveIn(draft, 'jobs', 9, 0)).toBe(draft);
  });
});

it('returns the new paths of a moved list item and of the items that shift to make room', () => {
  const getPathAfterMove = (path: string) => getMovedPath(path, 'experience', 0, 2);
  expect(getPathAfterMove('experience.0.company')).toBe('experience.2.company');
  expect(getPathAfterMove('experience.2')).toBe('experience.1');
  expect(getPathAfterMove('experience.3.achievements.0')).toBe('experience.3.achievements.0');
  expect(getPathAfterMove('skills.0')).toBe('skills.0');
  expect(getMovedPath('experience.1', 'experience', 2, 0)).toBe('experience.2');
});
