import type { Change } from '@shortlist/contracts/builder/optimization';
import { blankExperience, blankResume } from '../../shared/editor/blank';
import {
  addTerm,
  accepted,
  acceptSafe,
  counts,
  decide,
  move,
  newReview,
  openSafe,
  undecide,
  withChanges,
} from './review';

const change = (id: string, more: Partial<Change> = {}): Change => ({
  id,
  path: `experience.0.achievements.${Number(id) - 1}`,
  before: `Before ${id}`,
  after: `After ${id}`,
  verdict: 'safe',
  reason: 'Clearer.',
  points: 1,
  ...more,
});
const changes = [
  change('1'),
  change('2', { verdict: 'blank', after: 'Led [number] nurses' }),
  change('3'),
  change('4', { path: 'skills', before: '', after: 'Epic', verdict: 'confirm' }),
];
const review = newReview({ source: 'ai', changes });
const draft = {
  ...blankResume('modern-professional', 'en'),
  experience: [{ ...blankExperience(), achievements: ['Before 1', 'Before 2', 'Before 3'] }],
  skills: ['Triage'],
};

it('starts at the first change and moves on to the next undecided one', () => {
  expect(review.current).toBe('1');
  const one = decide(review, '1', { kind: 'accepted', after: 'After 1' });
  expect(one.current).toBe('2');
  const three = decide({ ...one, current: '4' }, '4', { kind: 'rejected' });
  expect(three.current).toBe('2');
});

it('clears a decision', () => {
  const decided = decide(review, '1', { kind: 'rejected' });
  expect(undecide(decided, '1')).toEqual(review);
});

it('moves between undecided changes only and stops at both ends', () => {
  const decided = decide(review, '2', { kind: 'rejected' });
  expect(move(decided, 1).current).toBe('3');
  expect(move(decided, -1).current).toBe('1');
});

it('accepts in bulk only the changes that add nothing new', () => {
  const all = acceptSafe(review);
  expect(accepted(all).map(({ id }) => id)).toEqual(['1', '3']);
  expect(openSafe(all)).toEqual([]);
  expect(counts(all)).toEqual({ accepted: 2, rejected: 0, open: 2 });
});

it('applies accepted changes as edited, and nothing else', () => {
  let decided = decide(review, '1', { kind: 'accepted', after: 'My own words' });
  decided = decide(decided, '2', { kind: 'rejected' });
  decided = decide(decided, '4', { kind: 'accepted', after: 'Epic' });
  const after = withChanges(draft, accepted(decided));
  expect(after.experience[0]?.achievements).toEqual(['My own words', 'Before 2', 'Before 3']);
  expect(after.skills).toEqual(['Triage', 'Epic']);
});

it('skips a change whose text was edited by hand in the meantime', () => {
  const typed = { ...draft, experience: [{ ...blankExperience(), achievements: ['Typed', 'Before 2', 'Before 3'] }] };
  expect(withChanges(typed, accepted(acceptSafe(review))).experience[0]?.achievements).toEqual([
    'Typed',
    'Before 2',
    'After 3',
  ]);
});

it('adds a term to the bullet where it was used, after the bullet’s own change', () => {
  const usedIn = { path: 'experience.0.achievements.0', before: 'Before 1' };
  let decided = decide(review, '4', { kind: 'accepted', after: 'Epic', usedIn });
  expect(withChanges(draft, accepted(decided)).experience[0]?.achievements[0]).toBe('Before 1 (Epic)');
  expect(withChanges(draft, accepted(decided)).skills).toEqual(draft.skills);
  decided = decide(decided, '1', { kind: 'accepted', after: 'After 1.' });
  expect(withChanges(draft, accepted(decided)).experience[0]?.achievements[0]).toBe('After 1 (Epic).');
});

it('adds terms before the final period, to an existing list, and in the parentheses of the script', () => {
  expect(addTerm('Charted care.', 'Epic')).toBe('Charted care (Epic).');
  expect(addTerm('Charted care (Epic).', 'FHIR')).toBe('Charted care (Epic, FHIR).');
  expect(addTerm('看護計画を作成。', 'Epic')).toBe('看護計画を作成（Epic）。');
});

it('does not add a skill that is already listed', () => {
  const known = { ...draft, skills: ['Epic'] };
  const decided = decide(review, '4', { kind: 'accepted', after: 'Epic' });
  expect(withChanges(known, accepted(decided)).skills).toEqual(['Epic']);
});
