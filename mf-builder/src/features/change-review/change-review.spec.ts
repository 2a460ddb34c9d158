import type { ProposedChange } from '@shortlist/contracts/builder/optimization';
import { createEmptyExperience } from '@shortlist/documents/empty-content';
import { createEmptyResume } from '../../shared/resume-editor/empty-resume';
import {
  listAcceptedChanges,
  acceptAllSafeChanges,
  countDecisions,
  isLineDeletion,
  setDecision,
  selectAdjacentChange,
  createChangeReview,
  listUndecidedSafeChanges,
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
const reviewWithTwoTerms = createChangeReview({
  source: 'ai',
  changes: [...changes, createChange('5', { path: 'skills', before: '', after: 'FHIR', verdict: 'confirm' })],
});
const draft = {
  ...createEmptyResume('modern-professional', 'en'),
  experience: [{ ...createEmptyExperience(), achievements: ['Before 1', 'Before 2', 'Before 3'] }],
  skills: ['Triage'],
};

it('starts at the first change and moves on to the next undecided change', () => {
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
  expect(selectAdjacentChange(decided, 1).current).toBe('3');
  expect(selectAdjacentChange(decided, -1).current).toBe('1');
});

it('accepts only safe changes in bulk', () => {
  const accepted = acceptAllSafeChanges(review);
  expect(listAcceptedChanges(accepted).map(({ id }) => id)).toEqual(['1', '3']);
  expect(listUndecidedSafeChanges(accepted)).toEqual([]);
  expect(countDecisions(accepted)).toEqual({ accepted: 2, rejected: 0, undecided: 2 });
});

it('applies only accepted changes, including user edits', () => {
  let decided = setDecision(review, '1', { kind: 'accepted', after: 'My own words' });
  decided = setDecision(decided, '2', { kind: 'rejected' });
  decided = setDecision(decided, '4', { kind: 'accepted', after: 'Epic' });
  const after = applyReviewChanges(draft, listAcceptedChanges(decided));
  expect(after.experience[0]?.achievements).toEqual(['My own words', 'Before 2', 'Before 3']);
  expect(after.skills).toEqual(['Triage', 'Epic']);
});

it('skips a change whose text the user has since edited', () => {
  const editedDraft = {
    ...draft,
    experience: [{ ...createEmptyExperience(), achievements: ['Typed', 'Before 2', 'Before 3'] }],
  };
  expect(
    applyReviewChanges(editedDraft, listAcceptedChanges(acceptAllSafeChanges(review))).experience[0]?.achievements,
  ).toEqual(['Typed', 'Before 2', 'After 3']);
});

describe('using a term in a bullet', () => {
  const bullet = { path: 'experience.0.achievements.0', before: 'Before 1' };
  const addToBullet = (currentReview: typeof review, id: string, after: string) =>
    setDecision(currentReview, id, { kind: 'accepted', after, bullet });
  const listBullets = (decided: typeof review) =>
    applyReviewChanges(draft, listAcceptedChanges(decided)).experience[0]?.achievements;

  it('replaces the text of the bullet and adds nothing to the skills', () => {
    const decided = addToBullet(reviewWithTwoTerms, '4', 'Charted in Epic.');
    expect(listBullets(decided)?.[0]).toBe('Charted in Epic.');
    expect(applyReviewChanges(draft, listAcceptedChanges(decided)).skills).toEqual(draft.skills);
    expect(decided.current).toBe('5');
  });

  it('accepts all changes to that bullet, and clearing one of them clears all', () => {
    const withOneTerm = addToBullet(reviewWithTwoTerms, '4', 'Charted in Epic.');
    const withBothTerms = addToBullet(withOneTerm, '5', 'Charted in Epic by FHIR.');
    expect(listBullets(withBothTerms)?.[0]).toBe('Charted in Epic by FHIR.');
    expect(countDecisions(withBothTerms)).toEqual({ accepted: 3, rejected: 0, undecided: 2 });
    expect(listAcceptedChanges(withBothTerms)).toHaveLength(3);
    for (const id of ['1', '4', '5']) expect(clearDecision(withBothTerms, id).decisions).toEqual({});
  });

  it('keeps the rejection of another change to that bullet', () => {
    const rejected = setDecision(reviewWithTwoTerms, '1', { kind: 'rejected' });
    const decided = addToBullet(rejected, '4', 'Charted in Epic.');
    expect(decided.decisions['1']).toEqual({ kind: 'rejected' });
    expect(listBullets(decided)?.[0]).toBe('Charted in Epic.');
  });
});

it('adds a separate line for each term that was placed on a new line', () => {
  const bullet = { path: 'experience.0.achievements.3', before: '', isNew: true };
  const decided = ['4', '5'].reduce(
    (result, id) => setDecision(result, id, { kind: 'accepted', after: `Line ${id}`, bullet }),
    reviewWithTwoTerms,
  );
  const achievements = ['Before 1', 'Before 2', 'Before 3'];
  const changed = applyReviewChanges(
    { ...draft, experience: [{ ...createEmptyExperience(), achievements }] },
    listAcceptedChanges(decided),
  );
  expect(changed.experience[0]?.achievements).toEqual([...achievements, 'Line 4', 'Line 5']);
  expect(Object.keys(clearDecision(decided, '4').decisions)).toEqual(['5']);
});

describe('deleting a bullet', () => {
  const removal = createChange('2', { kind: 'remove', after: '' });
  const reviewWithRemoval = createChangeReview({ source: 'ai', changes: changes.with(1, removal) });
  const remove = (currentReview: typeof review, id: string) =>
    setDecision(currentReview, id, { kind: 'accepted', after: '' });
  const listBullets = (decided: typeof review, bullets = ['Before 1', 'Before 2', 'Before 3']) =>
    applyReviewChanges(
      { ...draft, experience: [{ ...createEmptyExperience(), achievements: bullets }] },
      listAcceptedChanges(decided),
    ).experience[0]?.achievements;

  it('removes the bullet if its removal was proposed or its text was cleared, and can be undone', () => {
    const proposed = remove(reviewWithRemoval, '2');
    const cleared = remove(proposed, '1');
    expect(listBullets(setDecision(cleared, '3', { kind: 'accepted', after: 'After 3' }))).toEqual(['After 3']);
    expect(listBullets(clearDecision(cleared, '2'))).toEqual(['Before 2', 'Before 3']);
  });

  it('keeps the bullet if the user has since edited or moved it', () => {
    const bullets = ['Before 2', 'Typed', 'Before 3'];
    expect(listBullets(remove(reviewWithRemoval, '2'), bullets)).toEqual(bullets);
  });

  it('keeps the bullet if the user added a term to it', () => {
    const bullet = { path: 'experience.0.achievements.1', before: 'Before 2' };
    for (const initialReview of [reviewWithRemoval, remove(reviewWithRemoval, '2')]) {
      const decided = setDecision(initialReview, '4', { kind: 'accepted', after: 'Charted in Epic.', bullet });
      expect(listBullets(decided)).toEqual(['Before 1', 'Charted in Epic.', 'Before 3']);
    }
  });

  it('applies only to bullets, not to other fields whose text is cleared', () => {
    expect(isLineDeletion(createChange('1', { path: 'personalInfo.summary' }), '')).toBe(false);
    expect(isLineDeletion(removal, '')).toBe(true);
  });
});

it('does not add a skill that is already listed', () => {
  const draftWithSkill = { ...draft, skills: ['Epic'] };
  const decided = setDecision(review, '4', { kind: 'accepted', after: 'Epic' });
  expect(applyReviewChanges(draftWithSkill, listAcceptedChanges(decided)).skills).toEqual(['Epic']);
});
