import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { useRequestedField } from '../../shared/resume-editor/resume-editor-context';
import { ChangeItem } from './change-item';
import {
  clearDecision,
  countDecisions,
  isTermChange,
  listAcceptedChanges,
  setDecision,
  type ChangeReview,
  type Decision,
  type ReviewChange,
} from './change-review';
import { useChangeReview } from './change-review-context';
import { ChangeReviewHeader } from './change-review-header';
import { OptimizationAdvice } from './optimization-advice';
import { handleReviewShortcut } from './review-shortcuts';
import { TermChecklist } from './term-checklist';
import { useApplyChanges } from './use-apply-changes';

export function ChangeReviewPanel() {
  const { review } = useChangeReview();
  return review && <ChangeReviewContent review={review} />;
}

function ChangeReviewContent({ review }: { review: ChangeReview }) {
  const { setReview } = useChangeReview();
  const { apply, close, isApplying } = useApplyChanges();
  const panel = useRef<HTMLElement>(null);
  const [editedId, setEditedId] = useState<string | null>(null);

  useFocusInPanel(panel, [review.current, countDecisions(review).undecided, editedId]);
  useSelectRequestedChange(review, setReview);

  return (
    <section
      ref={panel}
      aria-labelledby="review"
      onKeyDown={(event) => handleReviewShortcut(event, review, { setReview, startEditing: setEditedId })}
      className="overflow-hidden rounded-card border border-line bg-sheet shadow-card"
    >
      <ChangeReviewHeader review={review} onClose={close} />
      <ChangeLists review={review} editedId={editedId} onEdit={setEditedId} />
      <OptimizationAdvice review={review} />
      <ApplyBar review={review} isApplying={isApplying} onApply={apply} onClose={close} />
    </section>
  );
}

interface ChangeListsProps {
  review: ChangeReview;
  editedId: string | null;
  onEdit: (id: string | null) => void;
}

/** Lists the terms from the job posting after all other changes. */
function ChangeLists({ review, editedId, onEdit }: ChangeListsProps) {
  const { setReview } = useChangeReview();
  const { changes, decisions, current: currentId } = review;
  const termChanges = changes.filter(isTermChange);
  const decide = (id: string, decision: Decision) => {
    if (id === editedId) onEdit(null);
    setReview(setDecision(review, id, decision));
  };
  const undo = (id: string) => setReview(clearDecision(review, id));
  const select = (id: string) => currentId !== id && setReview({ ...review, current: id });
  return (
    <>
      <ol>
        {changes
          .filter((change) => !isTermChange(change))
          .map((change) => (
            <ChangeItem
              key={change.id}
              change={change}
              decision={decisions[change.id]}
              isCurrent={change.id === currentId}
              isEditing={editedId === change.id}
              onEdit={(isEditing) => onEdit(isEditing ? change.id : null)}
              onDecide={(decision) => decide(change.id, decision)}
              onUndo={() => undo(change.id)}
              onFocus={() => select(change.id)}
            />
          ))}
      </ol>
      {termChanges.length > 0 && (
        <TermChecklist
          changes={termChanges}
          decisions={decisions}
          acceptedTexts={new Map(listAcceptedChanges(review).map(({ path, after }) => [path, after]))}
          currentId={currentId}
          onDecide={decide}
          onUndo={undo}
          onFocus={select}
        />
      )}
    </>
  );
}

interface ApplyBarProps {
  review: ChangeReview;
  isApplying: boolean;
  onApply: (acceptedChanges: ReviewChange[]) => void;
  onClose: () => void;
}

function ApplyBar({ review, isApplying, onApply, onClose }: ApplyBarProps) {
  const t = useMessages();
  const [hasTriedToApply, setTriedToApply] = useState(false);
  const { undecided: undecidedCount } = countDecisions(review);
  const acceptedChanges = listAcceptedChanges(review);
  const hasAccepted = acceptedChanges.length > 0;
  const canApply = undecidedCount > 0 || hasAccepted;
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunken p-4">
      <p role="status" className="text-xs text-ink-soft">
        {canApply && t(hasTriedToApply && !hasAccepted ? 'review.acceptFirst' : 'review.currentVersionSaved')}
      </p>
      {canApply ? (
        <Button
          variant="primary"
          busy={isApplying}
          data-next
          onClick={() => (hasAccepted ? onApply(acceptedChanges) : setTriedToApply(true))}
        >
          {t('review.apply', { count: acceptedChanges.length })}
        </Button>
      ) : (
        <Button variant="primary" data-next onClick={onClose}>
          {t('review.close')}
        </Button>
      )}
    </div>
  );
}

/**
 * Keeps the focus in the panel, so that the panel's shortcuts work. If the focused element was removed, moves the focus
 * to the current change, or to the last button when all changes are decided.
 */
function useFocusInPanel(
  panel: RefObject<HTMLElement | null>,
  [currentId, undecidedCount, editedId]: [string | null, number, string | null],
) {
  const isFirstRun = useRef(true);
  useEffect(() => {
    if (isFirstRun.current) {
      isFirstRun.current = false;
      return;
    }
    const target =
      panel.current?.querySelector<HTMLElement>('[data-current]') ??
      panel.current?.querySelector<HTMLElement>('[data-next]');
    const focusedElement = document.activeElement;
    if (!target || target.contains(focusedElement)) return;
    if (focusedElement !== document.body && !panel.current?.contains(focusedElement)) return;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest' });
  }, [panel, currentId, undecidedCount, editedId]);
}

/** Selects a change when the user clicks its line on the sheet, because the review hides the line's form field. */
function useSelectRequestedChange(review: ChangeReview, setReview: (review: ChangeReview) => void) {
  const { requested, clearRequest } = useRequestedField();
  useEffect(() => {
    if (!requested) return;
    clearRequest();
    const requestedChange = review.changes.find(({ id, path }) => path === requested.path && !review.decisions[id]);
    if (requestedChange) setReview({ ...review, current: requestedChange.id });
  });
}
