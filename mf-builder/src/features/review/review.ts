import type { BaseChange } from '@shortlist/contracts/builder/base-changes';
import type { Change, Optimized } from '@shortlist/contracts/builder/optimization';
import type { ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import { applyChanges } from '@shortlist/documents/changes';
import { getIn } from '../../shared/document/paths';

/** What the person said to a change; an accepted one carries the text as edited or filled in. */
export type Decision = { kind: 'accepted'; after: string } | { kind: 'rejected' };

/** A change by a writer, of one text; or one of the base, which may be of a whole item. */
export type ReviewChange = Change & Partial<Pick<BaseChange, 'kind' | 'item'>>;

/** Proposed changes of a resume while they are looked at. Nothing of the resume is changed before they are applied. */
export interface Review {
  /** `ai`: an optimisation or tailoring; `base`: the resume that this one is a variant of was changed. */
  source: 'ai' | 'base';
  changes: ReviewChange[];
  decisions: Record<string, Decision>;
  /** Id of the change that is looked at; null when all are decided. */
  current: string | null;
  /** What else the answer said: scores, suggestions, keywords, what is missing. */
  optimization?: Omit<Optimized['optimization'], 'changes'>;
  /** Of the base, for `base`. */
  baseVersion?: number;
}

export function newReview(review: Omit<Review, 'decisions' | 'current'>): Review {
  return { ...review, decisions: {}, current: review.changes[0]?.id ?? null };
}

/** The first undecided change after one, round the end; null when there is none. */
function nextOpen({ changes, decisions }: Pick<Review, 'changes' | 'decisions'>, after: string | null): string | null {
  const at = changes.findIndex(({ id }) => id === after);
  const round = [...changes.slice(at + 1), ...changes.slice(0, at + 1)];
  return round.find(({ id }) => !decisions[id])?.id ?? null;
}

export function decide(review: Review, id: string, decision: Decision): Review {
  const decisions = { ...review.decisions, [id]: decision };
  const current = review.current === id ? nextOpen({ ...review, decisions }, id) : review.current;
  return { ...review, decisions, current };
}

/** Takes a decision back and goes to its change. */
export function undecide(review: Review, id: string): Review {
  return {
    ...review,
    decisions: Object.fromEntries(Object.entries(review.decisions).filter(([decided]) => decided !== id)),
    current: id,
  };
}

/** Goes `by` changes on, undecided ones only. */
export function move(review: Review, by: 1 | -1): Review {
  const open = review.changes.filter(({ id }) => !review.decisions[id]);
  const at = open.findIndex(({ id }) => id === review.current);
  const next = open[Math.min(Math.max(at + by, 0), open.length - 1)];
  return next ? { ...review, current: next.id } : review;
}

/** Undecided changes with nothing new in them. */
export const openSafe = ({ changes, decisions }: Review): ReviewChange[] =>
  changes.filter(({ id, verdict }) => verdict === 'safe' && !decisions[id]);

export const acceptSafe = (review: Review): Review =>
  openSafe(review).reduce((all, { id, after }) => decide(all, id, { kind: 'accepted', after }), review);

/** The accepted changes as they will be applied. */
export const accepted = ({ changes, decisions }: Review): ReviewChange[] =>
  changes.flatMap((change) => {
    const decision = decisions[change.id];
    return decision?.kind === 'accepted' ? [{ ...change, after: decision.after }] : [];
  });

/** How many were accepted, rejected, and are still to decide. */
export function counts({ changes, decisions }: Review) {
  const all = changes.map(({ id }) => decisions[id]?.kind);
  const count = (kind: Decision['kind'] | undefined) => all.filter((one) => one === kind).length;
  return { accepted: count('accepted'), rejected: count('rejected'), open: count(undefined) };
}

/** Whether what a change was made for still stands in the resume. */
export function isCurrent(draft: ResumeDraft, { path, before, kind = 'text' }: ReviewChange): boolean {
  if (path === 'skills' || kind === 'add') return true;
  const now = getIn(draft, path);
  return kind === 'remove' ? now !== undefined : String(now) === before;
}

/** The resume with changes made. One whose text was changed by hand in the meantime is left out. */
export function withChanges(draft: ResumeDraft, changes: readonly ReviewChange[]): ResumeDraft {
  const known = new Set(draft.skills);
  return applyChanges(
    draft,
    changes.filter((change) => isCurrent(draft, change) && !(change.path === 'skills' && known.has(change.after))),
  );
}
