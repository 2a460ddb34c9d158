import { CheckCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { Meter } from '@shortlist/shared-ui/components/meter';
import { useMessages } from '../../messages';
import { useScore } from '../../shared/use-score';
import { acceptAllSafeChanges, countDecisions, listUndecidedSafeChanges, type ChangeReview } from './change-review';
import { useChangeReview } from './change-review-context';
import { useAcceptedScore } from './use-accepted-score';

/** Shows the progress of the review and the score to expect. Its buttons apply to all changes. */
export function ChangeReviewHeader({ review, onClose }: { review: ChangeReview; onClose: () => void }) {
  const t = useMessages();
  const { setReview } = useChangeReview();
  const heading = useRef<HTMLHeadingElement>(null);
  const { accepted: acceptedCount, undecided: undecidedCount } = countDecisions(review);
  const changeCount = review.changes.length;
  const safeCount = listUndecidedSafeChanges(review).length;

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="grid gap-3 p-4">
      <div>
        <h2 id="review" ref={heading} tabIndex={-1} className="d3 outline-none">
          {t(changeCount > 0 ? 'review.heading' : 'review.none', { count: changeCount })}
        </h2>
        <p role="status" className="text-sm text-ink-soft">
          {changeCount > 0 && (
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
        {undecidedCount + acceptedCount > 0 && <DiscardButton review={review} onDiscard={onClose} />}
      </div>
      {changeCount > 0 && (
        <Meter
          label={t('review.progress')}
          value={((changeCount - undecidedCount) * 100) / changeCount}
          tone="plain"
          thin
        />
      )}
    </div>
  );
}

/** Asks for confirmation if the user has decided on a change. */
function DiscardButton({ review, onDiscard }: { review: ChangeReview; onDiscard: () => void }) {
  const t = useMessages();
  const [isConfirming, setConfirming] = useState(false);
  const { accepted, rejected } = countDecisions(review);
  const isFree = review.source === 'base' || review.optimization?.charged === false;
  return (
    <>
      <Button
        variant="quiet"
        className="first:-ml-4 max-xs:px-3"
        onClick={() => (accepted + rejected > 0 ? setConfirming(true) : onDiscard())}
      >
        {t('review.discard')}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('review.discardTitle')}
        closeLabel={t('review.close')}
      >
        <p className="text-sm text-ink-soft">
          {t(review.source === 'base' ? 'review.discardBaseText' : 'review.discardText')}{' '}
          {!isFree && t('review.discardUsed')}
        </p>
        <div className="mt-5 actions justify-end">
          <Button onClick={() => setConfirming(false)}>{t('review.continueReview')}</Button>
          <Button variant="danger" onClick={onDiscard}>
            {t('review.discard')}
          </Button>
        </div>
      </Dialog>
    </>
  );
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
