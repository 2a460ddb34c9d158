import { X } from 'lucide-react';
import { useState } from 'react';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Button } from '@shortlist/shared-ui/components/button';
import { cx } from '@shortlist/shared-ui/components/cx';
import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';
import { useEditor, useEditorActions, useFocusedPath } from '../../shared/editor/editor';
import { useScore } from '../../shared/use-score';
import { BySection } from './by-section';
import { MatchPart } from './match-part';
import { PointsToGain } from './points-to-gain';
import { ScoreHead } from './score-head';
import { Target } from './target';

interface Props {
  onClose?: () => void;
  onShown?: (heading: HTMLElement | null) => void;
  /** Called when the user follows a fix, so that an overlay over the form can close. */
  onJump?: () => void;
}

export function ScorePanel({ onClose, onShown, onJump }: Props) {
  const t = useMessages();
  const kept = useEditor(({ saved }) => saved !== null);
  const scored = kept ? <Scored onJump={onJump} /> : <p className="text-sm text-ink-soft">{t('score.notYet')}</p>;
  // A dialog provides its own title and close button.
  if (!onClose) return scored;
  return (
    <section aria-labelledby="score" className="rounded-card border border-line bg-sheet p-4 shadow-card">
      <div className="flex min-h-8 items-center justify-between gap-2 pb-3">
        <h2 id="score" ref={onShown} tabIndex={-1} className="d4">
          {t('score.heading')}
        </h2>
        <Button size="icon" variant="quiet" className="-mr-1.5" aria-label={t('score.close')} onClick={onClose}>
          <X size={18} aria-hidden />
        </Button>
      </div>
      {scored}
    </section>
  );
}

function Scored({ onJump }: Pick<Props, 'onJump'>) {
  const t = useMessages();
  const query = useScore();
  const { data: score, isError } = query;
  const { focusField } = useEditorActions();
  const current = useFocusedPath();
  const [grouped, setGrouped] = useState(false);
  const fix = (path: string) => {
    onJump?.();
    focusField(path);
  };
  if (!score) {
    if (!isError)
      return (
        <Skeleton label={t('score.loading')} className="flex gap-4">
          <Bone className="size-28 rounded-full!" />
          <Bone className="h-6 grow" />
        </Skeleton>
      );
    return (
      <LoadError query={query} lead={t('score.failed')}>
        {t('score.failedText')}
      </LoadError>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ScoreHead score={score} />
      <Target />
      <div aria-live="polite" className="sr-only">
        {score.match && t('match.ring', { now: score.match.matchScore, potential: score.match.potential })}{' '}
        {t('score.ring', { now: score.atsScore })}
      </div>
      <div className="border-t border-line pt-3">
        {/* Takes no extra height, so that the first check below has the full width. */}
        <Button
          variant="link"
          size="sm"
          className={cx('float-right -mt-1.5 max-md:-mt-2.5', !grouped && '-mb-4.5 max-md:-mb-5.5')}
          onClick={() => setGrouped(!grouped)}
        >
          {t(grouped ? 'score.byPoints' : 'score.bySection')}
        </Button>
        {grouped ? (
          <div className="clear-both">
            <BySection checks={score.checks} onFix={fix} />
          </div>
        ) : (
          <PointsToGain score={score} current={current} onFix={fix} />
        )}
      </div>
      {score.match && <MatchPart match={score.match} />}
      <p className="border-t border-line pt-3 text-xs text-ink-soft">
        {t('score.rubric', { version: score.rubricVersion })}
      </p>
    </div>
  );
}
