import type { Ref } from 'react';
import type { ResumeScore } from '@shortlist/contracts/builder/resume';
import { useToast } from '@shortlist/shared-ui/area';
import { useMessages } from '../../messages';
import { MainScoreRing } from './main-score-ring';

interface Props {
  score: ResumeScore | undefined;
  ref?: Ref<HTMLButtonElement>;
  open: boolean;
  /** Undefined during a review, which replaces the score panel. */
  onToggle: (() => void) | undefined;
}

export function ScoreToggle({ score, ref, open, onToggle }: Props) {
  const t = useMessages();
  const toast = useToast();
  if (!score) return null;
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={open}
      aria-disabled={!onToggle || undefined}
      title={onToggle ? undefined : t('score.reviewFirst')}
      onClick={onToggle ?? (() => toast({ title: t('score.reviewFirst') }))}
      className="mr-2 flex min-h-11 items-center gap-2 rounded-control pr-2 pl-1 text-sm font-medium not-aria-disabled:cursor-pointer not-aria-disabled:hover:bg-sunken max-lg:hidden"
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
