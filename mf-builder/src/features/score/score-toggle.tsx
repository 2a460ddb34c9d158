import type { Ref } from 'react';
import { useMessages } from '../../messages';
import { useScore } from '../../shared/use-score';
import { MainScoreRing } from './main-score-ring';

interface Props {
  ref?: Ref<HTMLButtonElement>;
  open: boolean;
  /** Undefined if there is no room for the score panel. */
  onToggle: (() => void) | undefined;
}

export function ScoreToggle({ ref, open, onToggle }: Props) {
  const t = useMessages();
  const { data: score } = useScore();
  if (!score) return null;
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={open}
      disabled={!onToggle}
      onClick={onToggle}
      className="mr-2 flex min-h-11 items-center gap-2 rounded-control pr-2 pl-1 text-sm font-medium enabled:cursor-pointer enabled:hover:bg-sunken max-lg:hidden"
    >
      <MainScoreRing score={score} />
      {t(open ? 'score.hide' : score.match ? 'match.heading' : 'score.ats')}
      {score.match && (
        <span className="text-xs font-normal text-ink-soft tabular-nums">
          {t('score.ats')} {score.atsScore}
        </span>
      )}
    </button>
  );
}
