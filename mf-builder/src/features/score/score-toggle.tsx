import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useMessages } from '../../messages';
import { useScore } from '../../shared/use-score';

interface Props {
  open: boolean;
  /** None where there is no room for what is behind it. */
  onToggle: (() => void) | undefined;
}

/** The score in the heading; a press shows what is behind it. */
export function ScoreToggle({ open, onToggle }: Props) {
  const t = useMessages();
  const { data: score } = useScore();
  if (!score) return null;
  return (
    <button
      type="button"
      aria-expanded={open}
      disabled={!onToggle}
      onClick={onToggle}
      className="mr-2 flex min-h-11 items-center gap-2 rounded-control pr-2 pl-1 text-sm font-medium enabled:cursor-pointer enabled:hover:bg-sunken max-lg:hidden"
    >
      <ScoreRing
        size={40}
        value={score.atsScore}
        potential={score.potential}
        label={t('score.ring', { now: score.atsScore })}
      />
      {t(open ? 'score.hide' : 'score.ats')}
    </button>
  );
}
