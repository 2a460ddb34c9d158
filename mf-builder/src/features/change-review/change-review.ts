import type { BaseChange } from '@shortlist/contracts/builder/base-changes';
import type { ProposedChange, OptimizationResult } from '@shortlist/contracts/builder/optimization';
import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import { applyChanges } from '@shortlist/documents/apply-changes';
import { getIn } from '../../shared/document/object-path';
import type { Bullet } from '../../shared/job-match/term-place-form';

/**
 * The user's decision on a change. `after` is the accepted text, with the user's edits; an empty text deletes the
 * bullet. `bullet` is set if the user added a term to that bullet.
 */
export type Decision = { kind: 'accepted'; after: string; bullet?: Bullet | undefined } | { kind: 'rejected' };

/** A proposed change. An AI change covers one text; a change copied from the base resume may cover a whole item. */
export type ReviewChange = Omit<ProposedChange, 'kind'> & Partial<Pick<BaseChange, 'kind' | 'item'>>;

/** Proposed changes under review. The resume stays unchanged until they are applied. */
export interface ChangeReview {
  /** `ai`: an optimization or tailoring; `base`: later edits to the resume that this variant was copied from. */
  source: 'ai' | 'base';
  changes: ReviewChange[];
  decisions: Record<string, Decision>;
  /** Null when all changes are decided. */
  current: string | null;
  /** The rest of the optimization response. */
  optimization?: Omit<OptimizationResult['optimization'], 'changes'>;
  /** Set for source `base`. */
  baseVersion?: number;
}

/**
 * Returns whether a change adds a term from the job posting to the skills. The UI shows these changes as one checklist.
 */
export const isTermChange = ({ path, kind }: ReviewChange): boolean => path === 'skills' && kind === undefined;

const bulletPath = /^experience\.\d+\.achievements\.\d+$/;

export const deletesLine = ({ path, kind = 'text' }: ReviewChange, after: string): boolean =>
  bulletPath.test(path) && (kind === 'remove' || (kind === 'text' && after === ''));

export function createChangeReview(review: Omit<ChangeReview, 'decisions' | 'current'>): ChangeReview {
  return { ...review, decisions: {}, current: review.changes[0]?.id ?? null };
}

/** Wraps around at the end of the list. Returns null if all changes are decided. */
function findNextUndecided(
  { changes, decisions }: Pick<ChangeReview, 'changes' | 'decisions'>,
  previousId: string | null,
): string | null {
  const index = changes.findIndex(({ id }) => id === previousId);
  const changesInOrder = [...changes.slice(index + 1), ...changes.slice(0, index + 1)];
  return changesInOrder.find(({ id }) => !decisions[id])?.id ?? null;
}

export function setDecision(review: ChangeReview, id: string, decision: Decision): ChangeReview {
  const decisions = { ...review.decisions, ...rewordBullet(review, decision), [id]: decision };
  const current =
    review.current && decisions[review.current] ? findNextUndecided({ ...review, decisions }, id) : review.current;
  return { ...review, decisions, current };
}

/** Lists the text change of a bullet and the term changes that the user placed in that bullet. They share one text. */
function listChangesOfBullet({ changes, decisions }: ChangeReview, path: string): ReviewChange[] {
  return changes.filter(({ id, path: changePath }) => {
    const decision = decisions[id];
    const bullet = decision?.kind === 'accepted' ? decision.bullet : undefined;
    return !bullet?.isNew && (bullet?.path ?? changePath) === path;
  });
}

/**
 * Updates the other decisions on a bullet to the text in which the user added a term, so none of them deletes the
 * bullet.
 */
function rewordBullet(review: ChangeReview, decision: Decision): Record<string, Decision> {
  if (decision.kind === 'rejected' || !decision.bullet || decision.bullet.isNew) return {};
  const { after, bullet } = decision;
  const others = listChangesOfBullet(review, bullet.path).filter(({ id }) => review.decisions[id]?.kind !== 'rejected');
  return Object.fromEntries(
    others.map(({ id, kind }) => [
      id,
      kind === 'remove' ? { kind: 'rejected' } : { kind: 'accepted', ...review.decisions[id], after },
    ]),
  );
}

/** Clears the other decisions on the same bullet as well, because they share its text. */
export function clearDecision(review: ChangeReview, id: string): ChangeReview {
  const decision = review.decisions[id];
  const path =
    (decision?.kind === 'accepted' && decision.bullet?.path) || review.changes.find((c) => c.id === id)?.path;
  const sharedChanges = path && path !== 'skills' ? listChangesOfBullet(review, path) : [];
  const clearedIds = new Set([id, ...sharedChanges.map((change) => change.id)]);
  return {
    ...review,
    decisions: Object.fromEntries(Object.entries(review.decisions).filter(([decidedId]) => !clearedIds.has(decidedId))),
    current: id,
  };
}

export function moveCurrent(review: ChangeReview, step: 1 | -1): ChangeReview {
  const undecided = review.changes.filter(({ id }) => !review.decisions[id]);
  const index = undecided.findIndex(({ id }) => id === review.current);
  const next = undecided[Math.min(Math.max(index + step, 0), undecided.length - 1)];
  return next ? { ...review, current: next.id } : review;
}

export const listUndecidedSafe = ({ changes, decisions }: ChangeReview): ReviewChange[] =>
  changes.filter(({ id, verdict }) => verdict === 'safe' && !decisions[id]);

export const acceptAllSafe = (review: ChangeReview): ChangeReview =>
  listUndecidedSafe(review).reduce(
    (result, { id, after }) => setDecision(result, id, { kind: 'accepted', after }),
    review,
  );

/** Several accepted changes can have the same path: all decisions on a bullet share its text. */
export const listAccepted = ({ changes, decisions }: ChangeReview): ReviewChange[] =>
  changes.flatMap((change) => {
    const decision = decisions[change.id];
    if (decision?.kind !== 'accepted') return [];
    const { after, bullet } = decision;
    if (bullet?.isNew) return [{ ...change, path: bullet.path, before: '', after, kind: 'add' as const, item: after }];
    return [{ ...change, ...bullet, after, ...(deletesLine(change, after) && { kind: 'remove' as const }) }];
  });

export const listRejected = ({ changes, decisions }: ChangeReview): ReviewChange[] =>
  changes.filter(({ id }) => decisions[id]?.kind === 'rejected');

export function countDecisions({ changes, decisions }: ChangeReview) {
  const kinds = changes.map(({ id }) => decisions[id]?.kind);
  const count = (kind: Decision['kind'] | undefined) => kinds.filter((decisionKind) => decisionKind === kind).length;
  return { accepted: count('accepted'), rejected: count('rejected'), undecided: count(undefined) };
}

/** Returns whether the resume still contains the text that a change replaces. */
export function isApplicable(draft: ResumeDraft, { path, before, kind = 'text' }: ReviewChange): boolean {
  if (path === 'skills' || kind === 'add') return true;
  const currentValue = getIn(draft, path);
  return (kind === 'remove' && typeof currentValue === 'object') || String(currentValue) === before;
}

/** Applies changes to the resume. Skips a change whose text the user has edited since. */
export function applyReviewChanges(draft: ResumeDraft, changes: readonly ReviewChange[]): ResumeDraft {
  const knownSkills = new Set(draft.skills);
  return applyChanges(
    draft,
    changes.filter(
      (change) => isApplicable(draft, change) && !(change.path === 'skills' && knownSkills.has(change.after)),
    ),
  );
}
