import { CheckCheck } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Meter } from '@shortlist/shared-ui/components/meter';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useMessages } from '../../messages';
import { useRequestedField } from '../../shared/resume-editor/resume-editor-context';
import { useScore } from '../../shared/use-score';
import { OptimizationAdvice } from './optimization-advice';
import { ChangeItem } from './change-item';
import {
  acceptAllSafeChanges,
  listAcceptedChanges,
  countDecisions,
  setDecision,
  isTermChange,
  selectAdjacentChange,
  listUndecidedSafeChanges,
  clearDecision,
  type ChangeReview,
} from './change-review';
import { useChangeReview } from './change-review-context';
import { TermChecklist } from './term-checklist';
import { useAcceptedScore } from './use-accepted-score';
import { useApplyChanges } from './use-apply-changes';

export function ChangeReviewPanel() {
  const { review } = useChangeReview();
  return review && <ChangeReviewContent review={review} />;
}

function ChangeReviewContent({ review }: { review: ChangeReview }) {
  const t = useMessages();
  const { setReview } = useChangeReview();
  const { apply, close, isApplying } = useApplyChanges();
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [hasTriedToApply, setTriedToApply] = useState(false);
  const [editedId, setEditedId] = useState<string | null>(null);
  const { changes, current: currentId } = review;
  const { accepted: acceptedCount, rejected: rejectedCount, undecided: undecidedCount } = countDecisions(review);
  const acceptedChanges = listAcceptedChanges(review);
  const safeCount = listUndecidedSafeChanges(review).length;
  const otherChanges = changes.filter((change) => !isTermChange(change));
  const termChanges = changes.filter(isTermChange);

  useEffect(() => heading.current?.focus(), []);
  useFocusInPanel(panel, [currentId, undecidedCount, editedId]);
  useSelectRequestedChange(review, setReview);

  const hasOpenOrAcceptedChanges = undecidedCount > 0 || acceptedCount > 0;
  const discard = () => (acceptedCount + rejectedCount > 0 ? setConfirmingDiscard(true) : close());
  const isFree = review.source === 'base' || review.optimization?.charged === false;
  const handleShortcut = (event: KeyboardEvent) => {
    if (isTextInput(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const change = changes.find(({ id }) => id === currentId);
    const shortcuts: Record<string, (() => void) | undefined> = {
      j: () => setReview(selectAdjacentChange(review, 1)),
      k: () => setReview(selectAdjacentChange(review, -1)),
      // The shortcut accepts only safe changes. A fact that only the user knows requires a deliberate click.
      a:
        change?.verdict === 'safe'
          ? () => setReview(setDecision(review, change.id, { kind: 'accepted', after: change.after }))
          : undefined,
      e:
        change && (change.kind ?? 'text') === 'text' && !isTermChange(change)
          ? () => setEditedId(change.id)
          : undefined,
      r: change && (() => setReview(setDecision(review, change.id, { kind: 'rejected' }))),
      u: () => {
        const lastId = Object.keys(review.decisions).at(-1);
        if (lastId) setReview(clearDecision(review, lastId));
      },
    };
    const action = shortcuts[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <section
      ref={panel}
      aria-labelledby="review"
      onKeyDown={handleShortcut}
      className="overflow-hidden rounded-card border border-line bg-sheet shadow-card"
    >
      <div className="grid gap-3 p-4">
        <div>
          <h2 id="review" ref={heading} tabIndex={-1} className="d3 outline-none">
            {t(changes.length > 0 ? 'review.heading' : 'review.none', { count: changes.length })}
          </h2>
          <p role="status" className="text-sm text-ink-soft">
            {changes.length > 0 && (
              <>
                {t(undecidedCount > 0 ? 'review.left' : 'review.allDecided', { count: undecidedCount })}{' '}
                <ScoreForecast review={review} />
                {review.optimization?.writer === 'built-in' && ` ${t('review.builtIn')} `}
              </>
            )}
            {review.optimization?.charged === false && t('review.free')}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3 max-xs:gap-x-1">
          {safeCount > 0 && (
            <Button
              icon={<CheckCheck size={18} className="max-xs:hidden" aria-hidden />}
              onClick={() => setReview(acceptAllSafeChanges(review))}
            >
              {t('review.acceptSafe', { count: safeCount })}
            </Button>
          )}
          {hasOpenOrAcceptedChanges && (
            <Button variant="quiet" className="first:-ml-4 max-xs:px-3" onClick={discard}>
              {t('review.discard')}
            </Button>
          )}
        </div>
        {changes.length > 0 && (
          <Meter
            label={t('review.progress')}
            value={((changes.length - undecidedCount) * 100) / changes.length}
            tone="plain"
            thin
          />
        )}
      </div>
      <ol>
        {otherChanges.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            decision={review.decisions[change.id]}
            isCurrent={change.id === currentId}
            isEditing={editedId === change.id}
            onEdit={(isEditing) => setEditedId(isEditing ? change.id : null)}
            onDecide={(decision) => {
              setEditedId(null);
              setReview(setDecision(review, change.id, decision));
            }}
            onUndo={() => setReview(clearDecision(review, change.id))}
            onFocus={() => review.current !== change.id && setReview({ ...review, current: change.id })}
          />
        ))}
      </ol>
      {termChanges.length > 0 && (
        <TermChecklist
          changes={termChanges}
          decisions={review.decisions}
          acceptedTexts={new Map(acceptedChanges.map(({ path, after }) => [path, after]))}
          currentId={currentId}
          onDecide={(id, decision) => setReview(setDecision(review, id, decision))}
          onUndo={(id) => setReview(clearDecision(review, id))}
          onFocus={(id) => review.current !== id && setReview({ ...review, current: id })}
        />
      )}
      <OptimizationAdvice review={review} />
      <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunken p-4">
        <p role="status" className="text-xs text-ink-soft">
          {hasOpenOrAcceptedChanges &&
            t(hasTriedToApply && acceptedCount === 0 ? 'review.acceptFirst' : 'review.currentVersionSaved')}
        </p>
        {hasOpenOrAcceptedChanges ? (
          <Button
            variant="primary"
            busy={isApplying}
            data-next
            onClick={() => (acceptedCount > 0 ? apply(acceptedChanges) : setTriedToApply(true))}
          >
            {t('review.apply', { count: acceptedChanges.length })}
          </Button>
        ) : (
          <Button variant="primary" data-next onClick={close}>
            {t('review.close')}
          </Button>
        )}
      </div>
      <Dialog
        open={isConfirmingDiscard}
        onClose={() => setConfirmingDiscard(false)}
        title={t('review.discardTitle')}
        closeLabel={t('review.close')}
      >
        <p className="text-sm text-ink-soft">
          {t(review.source === 'base' ? 'review.discardBaseText' : 'review.discardText')}{' '}
          {!isFree && t('review.discardUsed')}
        </p>
        <div className="mt-5 actions justify-end">
          <Button onClick={() => setConfirmingDiscard(false)}>{t('review.continueReview')}</Button>
          <Button variant="danger" onClick={close}>
            {t('review.discard')}
          </Button>
        </div>
      </Dialog>
    </section>
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

function ScoreForecast({ review }: { review: ChangeReview }) {
  const t = useMessages();
  const { data: storedScore } = useScore();
  const acceptedScore = useAcceptedScore(review);
  const { optimization } = review;
  if (storedScore && acceptedScore) {
    const { matchScore } = acceptedScore;
    return (
      <>
        {matchScore !== undefined &&
          storedScore.matchScore !== undefined &&
          t('review.liveMatch', { now: storedScore.matchScore, then: matchScore })}{' '}
        {t('review.liveScore', { now: storedScore.atsScore, then: acceptedScore.atsScore })}
      </>
    );
  }
  // The optimization's scores are obsolete after any decision.
  if (!optimization || Object.keys(review.decisions).length > 0) return null;
  const { scoreNow, atsScore, matchScoreNow, matchScore } = optimization;
  return (
    <>
      {matchScoreNow !== undefined &&
        matchScore !== undefined &&
        t(matchScore === matchScoreNow ? 'review.matchNow' : 'review.match', {
          now: matchScoreNow,
          then: matchScore,
        })}{' '}
      {t(atsScore === scoreNow ? 'review.scoreNow' : 'review.scores', { now: scoreNow, then: atsScore })}
    </>
  );
}

const isTextInput = (target: EventTarget) =>
  target instanceof HTMLElement && /^(input|textarea|select)$/i.test(target.tagName);
