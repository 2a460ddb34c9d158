import type { BaseChange } from '@shortlist/contracts/builder/base-changes';
import type { ProposedChange, OptimizationResult } from '@shortlist/contracts/builder/optimization';
import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import { applyChanges } from '@shortlist/documents/apply-changes';
import { getIn } from '../../shared/document/object-path';

/** Bullet in which the user used a term of the job posting, with the bullet's text at that time. */
export interface UsedIn {
  path: string;
  before: string;
}

/**
 * The user's decision on a change. An accepted change has its edited or filled-in text. An accepted term also has the
 * bullet that uses it, unless the user only added it to the skills.
 */
export type Decision = { kind: 'accepted'; after: string; usedIn?: UsedIn | undefined } | { kind: 'rejected' };

/** A proposed change. A writer's change covers one text; a change made in the base may cover a whole item. */
export type ReviewChange = ProposedChange & Partial<Pick<BaseChange, 'kind' | 'item'>>;

/** Proposed changes under review. The resume stays unchanged until they are applied. */
export interface ChangeReview {
  /** `ai`: an optimization or tailoring; `base`: changes made in the base of this variant. */
  source: 'ai' | 'base';
  changes: ReviewChange[];
  decisions: Record<string, Decision>;
  /** Id of the change under review; null when all are decided. */
  current: string | null;
  /** The rest of the response: scores, suggestions, keywords and missing terms. */
  optimization?: Omit<OptimizationResult['optimization'], 'changes'>;
  /** Version of the base, for source `base`. */
  baseVersion?: number;
}

/** Returns whether a change adds a term of the job posting to the skills. These changes are shown as one checklist. */
export const isTermChange = ({ path, kind }: ReviewChange): boolean => path === 'skills' && kind === undefined;

export function createChangeReview(review: Omit<ChangeReview, 'decisions' | 'current'>): ChangeReview {
  return { ...review, decisions: {}, current: review.changes[0]?.id ?? null };
}

/** Returns the first undecided change after the given one, wrapping at the end; null if there is none. */
function findNextUndecided(
  { changes, decisions }: Pick<ChangeReview, 'changes' | 'decisions'>,
  previousId: string | null,
): string | null {
  const index = changes.findIndex(({ id }) => id === previousId);
  const changesInOrder = [...changes.slice(index + 1), ...changes.slice(0, index + 1)];
  return changesInOrder.find(({ id }) => !decisions[id])?.id ?? null;
}

export function setDecision(review: ChangeReview, id: string, decision: Decision): ChangeReview {
  const decisions = { ...review.decisions, [id]: decision };
  const current = review.current === id ? findNextUndecided({ ...review, decisions }, id) : review.current;
  return { ...review, decisions, current };
}

export function clearDecision(review: ChangeReview, id: string): ChangeReview {
  return {
    ...review,
    decisions: Object.fromEntries(Object.entries(review.decisions).filter(([decidedId]) => decidedId !== id)),
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

/** Adds a term in parentheses at the end of a text. */
export function addTermInParentheses(text: string, term: string): string {
  const [, body = '', period = ''] = /^(.*?)([.。]?)\s*$/su.exec(text) ?? [];
  const existingList = /^(.*[（(][^（()）]*)([)）])$/su.exec(body);
  if (existingList)
    return `${existingList[1]}${existingList[2] === '）' ? '、' : ', '}${term}${existingList[2]}${period}`;
  const isEastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(body);
  return isEastAsian ? `${body}（${term}）${period}` : `${body} (${term})${period}`;
}

/** Returns the accepted changes to apply. A term that is used in a bullet is added to the bullet's own change. */
export function listAccepted({ changes, decisions }: ChangeReview): ReviewChange[] {
  const accepted: ReviewChange[] = [];
  for (const change of [...changes].sort((a, b) => Number(isTermChange(a)) - Number(isTermChange(b)))) {
    const decision = decisions[change.id];
    if (decision?.kind !== 'accepted') continue;
    const { after, usedIn } = decision;
    const bulletIndex = accepted.findIndex(({ path }) => path === usedIn?.path);
    const bulletChange = accepted[bulletIndex];
    if (bulletChange)
      accepted[bulletIndex] = { ...bulletChange, after: addTermInParentheses(bulletChange.after, after) };
    else if (usedIn) accepted.push({ ...change, ...usedIn, after: addTermInParentheses(usedIn.before, after) });
    else accepted.push({ ...change, after });
  }
  return accepted;
}

export const listRejected = ({ changes, decisions }: ChangeReview): ReviewChange[] =>
  changes.filter(({ id }) => decisions[id]?.kind === 'rejected');

export function countDecisions({ changes, decisions }: ChangeReview) {
  const kinds = changes.map(({ id }) => decisions[id]?.kind);
  const count = (kind: Decision['kind'] | undefined) => kinds.filter((decisionKind) => decisionKind === kind).length;
  return { accepted: count('accepted'), rejected: count('rejected'), undecided: count(undefined) };
}

/** Returns whether the text that a change replaces is still in the resume. */
export function isApplicable(draft: ResumeDraft, { path, before, kind = 'text' }: ReviewChange): boolean {
  if (path === 'skills' || kind === 'add') return true;
  const currentValue = getIn(draft, path);
  return kind === 'remove' ? currentValue !== undefined : String(currentValue) === before;
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
