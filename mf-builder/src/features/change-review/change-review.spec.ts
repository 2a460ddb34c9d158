import type { ProposedChange } from '@shortlist/contracts/builder/optimization';
import { createEmptyExperience, createEmptyResume } from '../../shared/resume-editor/empty-resume';
import {
  addTermInParentheses,
  listAccepted,
  acceptAllSafe,
  countDecisions,
  setDecision,
  moveCurrent,
  createChangeReview,
  listUndecidedSafe,
  clearDecision,
  applyReviewChanges,
} from './change-review';

const createChange = (id: string, overrides: Partial<ProposedChange> = {}): ProposedChange => ({
  id,
  path: `experience.0.achievements.${Number(id) - 1}`,
  before: `Before ${id}`,
  after: `After ${id}`,
  verdict: 'safe',
  reason: 'Clearer.',
  points: 1,
  ...overrides,
});
const changes = [
  createChange('1'),
  createChange('2', { verdict: 'blank', after: 'Led [number] nurses' }),
  createChange('3'),
  createChange('4', { path: 'skills', before: '', after: 'Epic', verdict: 'confirm' }),
];
const review = createChangeReview({ source: 'ai', changes });
const draft = {
  ...createEmptyResume('modern-professional', 'en'),
  experience: [{ ...createEmptyExperience(), achievements: ['Before 1', 'Before 2', 'Before 3'] }],
  skills: ['Triage'],
};

it('starts at the first change and moves on to the next undecided one', () => {
  expect(review.current).toBe('1');
  const firstDecided = setDecision(review, '1', { kind: 'accepted', after: 'After 1' });
  expect(firstDecided.current).toBe('2');
  const lastDecided = setDecision({ ...firstDecided, current: '4' }, '4', { kind: 'rejected' });
  expect(lastDecided.current).toBe('2');
});

it('clears a decision', () => {
  const decided = setDecision(review, '1', { kind: 'rejected' });
  expect(clearDecision(decided, '1')).toEqual(review);
});

it('moves between undecided changes only and stops at both ends', () => {
  const decided = setDecision(review, '2', { kind: 'rejected' });
  expect(moveCurrent(decided, 1).current).toBe('3');
  expect(moveCurrent(decided, -1).current).toBe('1');
});

it('accepts in bulk only the changes that add nothing new', () => {
  const accepted = acceptAllSafe(review);
  expect(listAccepted(accepted).map(({ id }) => id)).toEqual(['1', '3']);
  expect(listUndecidedSafe(accepted)).toEqual([]);
  expect(countDecisions(accepted)).toEqual({ accepted: 2, rejected: 0, undecided: 2 });
});

it('applies accepted changes as edited, and nothing else', () => {
  let decided = setDecision(review, '1', { kind: 'accepted', after: 'My own words' });
  decided = setDecision(decided, '2', { kind: 'rejected' });
  decided = setDecision(decided, '4', { kind: 'accepted', after: 'Epic' });
  const after = applyReviewChanges(draft, listAccepted(decided));
  expect(after.experience[0]?.achievements).toEqual(['My own words', 'Before 2', 'Before 3']);
  expect(after.skills).toEqual(['Triage', 'Epic']);
});

it('skips a change whose text the user has edited since', () => {
  const editedDraft = {
    ...draft,
    experience: [{ ...createEmptyExperience(), achievements: ['Typed', 'Before 2', 'Before 3'] }],
  };
  expect(applyReviewChanges(editedDraft, listAccepted(acceptAllSafe(review))).experience[0]?.achievements).toEqual([
    'Typed',
    'Before 2',
    'After 3',
  ]);
});

it('adds a term to the bullet in which it was used, on top of the bullet’s own change', () => {
  const usedIn = { path: 'experience.0.achievements.0', before: 'Before 1' };
  let decided = setDecision(review, '4', { kind: 'accepted', after: 'Epic', usedIn });
  expect(applyReviewChanges(draft, listAccepted(decided)).experience[0]?.achievements[0]).toBe('Before 1 (Epic)');
  expect(applyReviewChanges(draft, listAccepted(decided)).skills).toEqual(draft.skills);
  decided = setDecision(decided, '1', { kind: 'accepted', after: 'After 1.' });
  expect(applyReviewChanges(draft, listAccepted(decided)).experience[0]?.achievements[0]).toBe('After 1 (Epic).');
});

it('adds terms before the final period, to an existing list, and in full-width parentheses in Japanese', () => {
  expect(addTermInParentheses('Charted care.', 'Epic')).toBe('Charted care (Epic).');
  expect(addTermInParentheses('Charted care (Epic).', 'FHIR')).toBe('Charted care (Epic, FHIR).');
  expect(addTermInParentheses('看護計画を作成。', 'Epic')).toBe('看護計画を作成（Epic）。');
});

it('does not add a skill that is already listed', () => {
  const draftWithSkill = { ...draft, skills: ['Epic'] };
  const decided = setDecision(review, '4', { kind: 'accepted', after: 'Epic' });
  expect(applyReviewChanges(draftWithSkill, listAccepted(decided)).skills).toEqual(['Epic']);
});
