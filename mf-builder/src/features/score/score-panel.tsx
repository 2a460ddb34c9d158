import { X } from 'lucide-react';
import { useState } from 'react';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Button } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';
import {
  useResumeEditor,
  useResumeEditorActions,
  useFocusedPath,
} from '../../shared/resume-editor/resume-editor-context';
import { useScore } from '../../shared/use-score';
import { ChecksByGroup } from './checks-by-group';
import { JobMatchSection } from './job-match-section';
import { PointsToGain } from './points-to-gain';
import { ScoreHeader } from './score-header';
import { ScoreTarget } from './score-target';

interface Props {
  onClose?: () => void;
  onShown?: (heading: HTMLElement | null) => void;
  /** Called when the user follows a fix, so that an overlay above the form can close. */
  onNavigate?: () => void;
}

export function ScorePanel({ onClose, onShown, onNavigate }: Props) {
  const t = useMessages();
  const isStored = useResumeEditor(({ stored }) => stored !== null);
  const content = isStored ? (
    <ScoreDetails onNavigate={onNavigate} />
  ) : (
    <p className="text-sm text-ink-soft">{t('score.notYet')}</p>
  );
  // A dialog provides its own title and close button.
  if (!onClose) return content;
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
      {content}
    </section>
  );
}

function ScoreDetails({ onNavigate }: Pick<Props, 'onNavigate'>) {
  const t = useMessages();
  const query = useScore();
  const { data: score, isError } = query;
  const { focusField } = useResumeEditorActions();
  const focusedPath = useFocusedPath();
  const [isGrouped, setGrouped] = useState(false);
  const openField = (path: string) => {
    onNavigate?.();
    focusField(path);
  };
  if (!score) {
    if (!isError)
      return (
        <Skeleton label={t('score.loading')} className="flex gap-4">
          <SkeletonBlock className="size-28 rounded-full!" />
          <SkeletonBlock className="h-6 grow" />
        </Skeleton>
      );
    return (
      <LoadError query={query} title={t('score.failed')}>
        {t('score.failedText')}
      </LoadError>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ScoreHeader score={score} />
      <ScoreTarget />
      <div aria-live="polite" className="sr-only">
        {score.match && t('match.ring', { now: score.match.matchScore, potential: score.match.potential })}{' '}
        {t('score.ring', { now: score.atsScore })}
      </div>
      <div className="border-t border-line pt-3">
        {/* The negative margin cancels the button's height, so that the first check below can use the full width. */}
        <Button
          variant="link"
          size="sm"
          className={clsx('float-right -mt-1.5 max-md:-mt-2.5', !isGrouped && '-mb-4.5 max-md:-mb-5.5')}
          onClick={() => setGrouped(!isGrouped)}
        >
          {t(isGrouped ? 'score.byPoints' : 'score.bySection')}
        </Button>
        {isGrouped ? (
          <div className="clear-both">
            <ChecksByGroup checks={score.checks} onFix={openField} />
          </div>
        ) : (
          <PointsToGain score={score} focusedPath={focusedPath} onFix={openField} />
        )}
      </div>
      {score.match && <JobMatchSection match={score.match} onPlaced={openField} />}
      <p className="border-t border-line pt-3 text-xs text-ink-soft">
        {t('score.rubric', { version: score.rubricVersion })}
      </p>
    </div>
  );
}
