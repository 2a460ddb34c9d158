import { Badge } from '@shortlist/shared-ui/components/badge';
import { Highlight } from '@shortlist/shared-ui/components/highlight';
import { useMessages } from '../../messages';
import { TermPlaceForm } from '../../shared/job-match/term-place-form';
import { PostingQuote, DecidedChange } from './change-item';
import type { Decision, ReviewChange } from './change-review';

interface Props {
  changes: ReviewChange[];
  decisions: Record<string, Decision>;
  /** Keyed by field path. */
  acceptedTexts: ReadonlyMap<string, string>;
  currentId: string | null;
  onDecide: (id: string, decision: Decision) => void;
  onUndo: (id: string) => void;
  onFocus: (id: string) => void;
}

/**
 * Lists the job posting terms that the resume lacks. The user places each term in the resume or rejects it.
 */
export function TermChecklist({ changes, decisions, acceptedTexts, currentId, onDecide, onUndo, onFocus }: Props) {
  const t = useMessages();
  return (
    <section aria-labelledby="missing-terms" className="border-t border-line">
      <div className="grid gap-1 p-4 pb-2">
        <h3 id="missing-terms" className="font-bold">
          {t('review.terms')}
        </h3>
        <p className="text-sm text-ink-soft">{t('review.termsText')}</p>
      </div>
      <ul>
        {changes.map((change) => {
          const decision = decisions[change.id];
          const { id, after, reason, asked: postingQuote, serves: term, points, draft, verdict } = change;
          if (decision) {
            return <DecidedChange key={id} change={change} decision={decision} onUndo={() => onUndo(id)} />;
          }
          return (
            <li
              key={id}
              tabIndex={-1}
              data-current={id === currentId || undefined}
              aria-current={id === currentId || undefined}
              onFocus={() => onFocus(id)}
              className={`grid gap-2 border-t border-l-[3px] border-t-line p-4 outline-none ${
                id === currentId ? 'border-l-accent' : 'border-l-transparent'
              }`}
            >
              <p className="flex items-baseline justify-between gap-3 text-sm">
                <span className="min-w-0">
                  <Highlight>{after}</Highlight> <span className="text-xs text-ink-soft">{reason}</span>
                </span>
                {Math.round(points) > 0 && (
                  <Badge tone="good">{t('review.points', { count: Math.round(points) })}</Badge>
                )}
              </p>
              <PostingQuote quote={postingQuote} term={term} />
              <TermPlaceForm
                term={after}
                acceptedTexts={acceptedTexts}
                draft={draft}
                isShown={verdict === 'safe'}
                onAccept={(text, bullet) => onDecide(id, { kind: 'accepted', after: text, bullet })}
                onReject={() => onDecide(id, { kind: 'rejected' })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
