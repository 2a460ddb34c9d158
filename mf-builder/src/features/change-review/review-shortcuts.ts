import type { KeyboardEvent } from 'react';
import { clearDecision, isTermChange, selectAdjacentChange, setDecision, type ChangeReview } from './change-review';

interface ReviewActions {
  setReview: (review: ChangeReview) => void;
  startEditing: (changeId: string) => void;
}

/** Handles the keys J, K, A, E, R and U of the change review. */
export function handleReviewShortcut(
  event: KeyboardEvent,
  review: ChangeReview,
  { setReview, startEditing }: ReviewActions,
): void {
  if (isTextInput(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const change = review.changes.find(({ id }) => id === review.current);
  const lastDecidedId = Object.keys(review.decisions).at(-1);
  const shortcuts: Record<string, false | undefined | (() => void)> = {
    j: () => setReview(selectAdjacentChange(review, 1)),
    k: () => setReview(selectAdjacentChange(review, -1)),
    // The shortcut accepts only safe changes. A fact that only the user knows requires a deliberate click.
    a:
      change?.verdict === 'safe' &&
      (() => setReview(setDecision(review, change.id, { kind: 'accepted', after: change.after }))),
    e: change && (change.kind ?? 'text') === 'text' && !isTermChange(change) && (() => startEditing(change.id)),
    r: change && (() => setReview(setDecision(review, change.id, { kind: 'rejected' }))),
    u: () => lastDecidedId && setReview(clearDecision(review, lastDecidedId)),
  };
  const action = shortcuts[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action();
}

const isTextInput = (target: EventTarget) =>
  target instanceof HTMLElement && /^(input|textarea|select)$/i.test(target.tagName);
