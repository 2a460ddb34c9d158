import type { BaseChange } from '@shortlist/contracts/builder/base-changes';
import type { ProposedChange, OptimizationResult } from '@shortlist/contracts/builder/optimization';
import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import { applyChanges } from '@shortlist/documents/apply-changes';
import { getIn } from '../../shared/document/object-path';
import type { Bullet } from '../../shared/job-match/term-place-form';

/**
 * The user's decision on a change. `after` is the accepted text with the user's edits. An empty `after` deletes the
 * bullet. `bullet` is set if the user added a term to that bullet.
 */
export type Decision = { kind: 'accepted'; after: string; bullet?: Bullet | undefined } | { kind: 'rejected' };

/** A proposed change. A change from the base resume may add or remove a whole item. */
export type ReviewChange = Omit<ProposedChange, 'kind'> & Partial<Pick<BaseChange, 'kind' | 'item'>>;

/** Proposed changes under review. The resume stays unchanged until the user applies them. */
export interface ChangeReview {
  /** `ai` changes come from an optimization. `base` changes are later edits to the base resume of this variant. */
  source: 'ai' | 'base';
  changes: ReviewChange[];
  decisions: Record<string, Decision>;
  /** ID of the current change. Null when all changes are decided. */
  current: string | null;
  /** The optimization result without its changes. */
  optimization?: Omit<OptimizationResult['optimization'], 'changes'>;
  /** Set if `source` is `base`. */
  baseVersion?: number;
}

/**
 * Returns whether a change adds a term from the job posting to the skills. The UI shows these changes as one checklist.
 */
export const isTermChange = ({ path, kind }: ReviewChange): boolean => path === 'skills' && kind === undefined;

const bulletPathPattern = /^experience\.\d+\.achievements\.\d+$/;

export const isLineDeletion = ({ path, kind = 'text' }: ReviewChange, after: string): boolean =>
  bulletPathPattern.test(path) && (kind === 'remove' || (kind === 'text' && after === ''));

export function createChangeReview(review: Omit<ChangeReview, 'decisions' | 'current'>): ChangeReview {
  return { ...review, decisions: {}, current: review.changes[0]?.id ?? null };
}

/** Wraps around at the end of the list. */
function findNextUndecidedId(
  { changes, decisions }: Pick<ChangeReview, 'changes' | 'decisions'>,
  previousId: string | null,
): string | null {
  const index = changes.findIndex(({ id }) => id === previousId);
  const changesInOrder = [...changes.slice(index + 1), ...changes.slice(0, index + 1)];
  return changesInOrder.find(({ id }) => !decisions[id])?.id ?? null;
}

export function setDecision(review: ChangeReview, id: string, decision: Decision): ChangeReview {
  const decisions = { ...review.decisions, ...rewordBulletDecisions(review, decision), [id]: decision };
  const current =
    review.current && decisions[review.current] ? findNextUndecidedId({ ...review, decisions }, id) : review.current;
  return { ...review, decisions, current };
}

/** Lists the changes that share the text of a bullet: its own text change and the terms that the user placed in it. */
function listBulletChanges({ changes, decisions }: ChangeReview, path: string): ReviewChange[] {
  return changes.filter(({ id, path: changePath }) => {
    const decision = decisions[id];
    const bullet = decision?.kind === 'accepted' ? decision.bullet : undefined;
    return !bullet?.isNew && (bullet?.path ?? changePath) === path;
  });
}

/**
 * Returns the other decisions on a bullet, updated with the text that includes the new term. None of them then deletes
 * the bullet.
 */
function rewordBulletDecisions(review: ChangeReview, decision: Decision): Record<string, Decision> {
  if (decision.kind === 'rejected' || !decision.bullet || decision.bullet.isNew) return {};
  const { after, bullet } = decision;
  const otherChanges = listBulletChanges(review, bullet.path).filter(
    ({ id }) => review.decisions[id]?.kind !== 'rejected',
  );
  return Object.fromEntries(
    otherChanges.map(({ id, kind }) => [
      id,
      kind === 'remove' ? { kind: 'rejected' } : { kind: 'accepted', ...review.decisions[id], after },
    ]),
  );
}

/** Clears the other decisions on the same bullet as well, because they share its text. */
export function clearDecision(review: ChangeReview, id: string): ChangeReview {
  const decision = review.decisions[id];
  const path =
    (decision?.kind === 'accepted' && decision.bullet?.path) || review.changes.find((change) => change.id === id)?.path;
  const sharedChanges = path && path !== 'skills' ? listBulletChanges(review, path) : [];
  const clearedIds = new Set([id, ...sharedChanges.map((change) => change.id)]);
  return {
    ...review,
    decisions: Object.fromEntries(Object.entries(review.decisions).filter(([decidedId]) => !clearedIds.has(decidedId))),
    current: id,
  };
}

export function selectAdjacentChange(review: ChangeReview, step: 1 | -1): ChangeReview {
  const undecidedChanges = review.changes.filter(({ id }) => !review.decisions[id]);
  const index = undecidedChanges.findIndex(({ id }) => id === review.current);
  const nextChange = undecidedChanges[Math.min(Math.max(index + step, 0), undecidedChanges.length - 1)];
  return nextChange ? { ...review, current: nextChange.id } : review;
}

export const listUndecidedSafeChanges = ({ changes, decisions }: ChangeReview): ReviewChange[] =>
  changes.filter(({ id, verdict }) => verdict === 'safe' && !decisions[id]);

export const acceptAllSafeChanges = (review: ChangeReview): ChangeReview =>
  listUndecidedSafeChanges(review).reduce(
    (result, { id, after }) => setDecision(result, id, { kind: 'accepted', after }),
    review,
  );

/** Several changes in the list can have the same path, because all decisions on a bullet share its text. */
export const listAcceptedChanges = ({ changes, decisions }: ChangeReview): ReviewChange[] =>
  changes.flatMap((change) => {
    const decision = decisions[change.id];
    if (decision?.kind !== 'accepted') return [];
    const { after, bullet } = decision;
    if (bullet?.isNew) return [{ ...change, path: bullet.path, before: '', after, kind: 'add' as const, item: after }];
    return [{ ...change, ...bullet, after, ...(isLineDeletion(change, after) && { kind: 'remove' as const }) }];
  });

export const listRejectedChanges = ({ changes, decisions }: ChangeReview): ReviewChange[] =>
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

/** Applies changes to the resume. Skips changes whose text the user has since edited. */
export function applyReviewChanges(draft: ResumeDraft, changes: readonly ReviewChange[]): ResumeDraft {
  const knownSkills = new Set(draft.skills);
  return applyChanges(
    draft,
    changes.filter(
      (change) => isApplicable(draft, change) && !(change.path === 'skills' && knownSkills.has(change.after)),
    ),
  );
}
