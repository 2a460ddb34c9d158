import { CheckCheck } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Bar } from '@shortlist/shared-ui/components/bar';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useMessages } from '../../messages';
import { Advice } from './advice';
import { ChangeItem } from './change-item';
import { acceptSafe, accepted, counts, decide, move, openSafe, undecide, type Review } from './review';
import { useReview } from './review-context';
import { useApply } from './use-apply';

/** Proposed changes, one by one: nothing of the resume is changed before they are applied. */
export function ReviewPanel() {
  const { review } = useReview();
  return review && <Reviewed review={review} />;
}

function Reviewed({ review }: { review: Review }) {
  const t = useMessages();
  const { setReview } = useReview();
  const { apply, busy } = useApply();
  const [discarding, setDiscarding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const { changes, current } = review;
  const { accepted: taken, rejected, open } = counts(review);
  const safe = openSafe(review).length;

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  // Nothing is left to decide or to apply.
  const over = open === 0 && taken === 0;
  const discard = () => (taken + rejected > 0 ? setDiscarding(true) : setReview(null));
  const keys = (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const change = changes.find(({ id }) => id === current);
    const act: Record<string, (() => void) | undefined> = {
      j: () => setReview(move(review, 1)),
      k: () => setReview(move(review, -1)),
      // What only the person knows is pressed on purpose, not by a key in passing.
      a:
        change?.verdict === 'safe'
          ? () => setReview(decide(review, change.id, { kind: 'accepted', after: change.after }))
          : undefined,
      e: change && (change.kind ?? 'text') === 'text' ? () => setEditing(change.id) : undefined,
      r: change && (() => setReview(decide(review, change.id, { kind: 'rejected' }))),
      u: () => {
        const last = Object.keys(review.decisions).at(-1);
        if (last) setReview(undecide(review, last));
      },
    };
    const action = act[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <section
      aria-labelledby="review"
      onKeyDown={keys}
      className="overflow-hidden rounded-card border border-line bg-sheet shadow-card"
    >
      <div className="grid gap-3 p-4">
        <div>
          <h2 id="review" ref={heading} tabIndex={-1} className="d3 outline-none">
            {t(changes.length > 0 ? 'review.heading' : 'review.none', { count: changes.length })}
          </h2>
          {changes.length > 0 && (
            <p role="status" className="text-sm text-ink-soft">
              {t('review.state', { accepted: taken, rejected, open })} <Scores review={review} />
              {review.optimization?.writer === 'built-in' && ` ${t('review.builtIn')}`}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3 max-xs:gap-x-1">
          {safe > 0 && (
            <Button
              icon={<CheckCheck size={18} className="max-xs:hidden" aria-hidden />}
              onClick={() => setReview(acceptSafe(review))}
            >
              {t('review.acceptSafe', { count: safe })}
            </Button>
          )}
          {!over && (
            <Button variant="quiet" className="first:-ml-4 max-xs:px-3" onClick={discard}>
              {t('review.discard')}
            </Button>
          )}
        </div>
        {changes.length > 0 && (
          <Bar
            label={t('review.progress')}
            value={((changes.length - open) * 100) / changes.length}
            tone="plain"
            thin
          />
        )}
      </div>
      <ol ref={list}>
        {changes.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            decision={review.decisions[change.id]}
            current={change.id === current}
            editing={editing === change.id}
            onEdit={(on) => setEditing(on ? change.id : null)}
            onDecide={(decision) => {
              setEditing(null);
              setReview(decide(review, change.id, decision));
            }}
            onUndo={() => setReview(undecide(review, change.id))}
            onFocus={() => review.current !== change.id && setReview({ ...review, current: change.id })}
          />
        ))}
      </ol>
      <Advice review={review} />
      <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunken p-4">
        <p className="text-xs text-ink-soft">{!over && t('review.kept')}</p>
        {!over ? (
          <Button variant="primary" busy={busy} off={taken === 0} onClick={() => void apply(accepted(review))}>
            {t('review.apply', { count: taken })}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => setReview(null)}>
            {t('review.close')}
          </Button>
        )}
      </div>
      <Dialog
        open={discarding}
        onClose={() => setDiscarding(false)}
        title={t('review.discardTitle')}
        closeLabel={t('review.close')}
      >
        <p className="text-sm text-ink-soft">{t('review.discardText')}</p>
        <div className="mt-5 actions justify-end">
          <Button onClick={() => setDiscarding(false)}>{t('review.goOn')}</Button>
          <Button variant="danger" onClick={() => setReview(null)}>
            {t('review.discard')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

/** The score now and of the proposal; with a job text how both answer it. */
function Scores({ review: { optimization } }: { review: Review }) {
  const t = useMessages();
  if (!optimization) return null;
  const { scoreNow, atsScore, potential, matchScoreNow, matchScore } = optimization;
  return (
    <>
      {t('review.scores', { now: scoreNow, then: atsScore, potential })}
      {matchScoreNow !== undefined && matchScore !== undefined && (
        <> {t('review.match', { now: matchScoreNow, then: matchScore })}</>
      )}
    </>
  );
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && /^(input|textarea|select)$/i.test(target.tagName);
