import { ArrowDown, ArrowUp } from 'lucide-react';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { listReachableGains, type ScoreGain } from '@shortlist/shared-ui/components/score-gains';
import { useMessages } from '../../messages';
import { useResumeEditorActions, useFocusedPath } from '../../shared/resume-editor/resume-editor-context';
import { useFormatFieldLocation } from '../../shared/field-location/use-format-field-location';
import { useScore } from '../../shared/use-score';

export function FixNavigator() {
  const t = useMessages();
  const formatLocation = useFormatFieldLocation();
  const focusedPath = useFocusedPath();
  const { focusField } = useResumeEditorActions();
  const { data: score } = useScore();
  const gains = score ? listReachableGains(score).filter(({ check }) => check.path !== undefined) : [];
  if (gains.length === 0) return null;

  const currentIndex = gains.findIndex(
    ({ check: { path = '' } }) => focusedPath === path || focusedPath.startsWith(`${path}.`),
  );
  const currentGain = gains[currentIndex];
  // If the edited field can't gain points, shows the highest gain with a link to its field.
  const shownGain = currentGain ?? gains[0];
  const nextGain = currentGain
    ? (gains[currentIndex + 1] ?? gains.find((_, index) => index !== currentIndex))
    : shownGain;
  const previousGain = gains[currentIndex - 1];
  const focusGain = (gain: ScoreGain) => gain.check.path !== undefined && focusField(gain.check.path);

  return (
    <div className="grid gap-3 rounded-card border border-line bg-sheet p-4 text-sm shadow-card">
      {shownGain && (
        <div className="grid gap-1">
          <p className="flex flex-wrap items-center gap-2 font-bold">
            {formatLocation(shownGain.check.path ?? '')} <PointsBadge gain={shownGain} />
            <span className="ml-auto text-xs font-normal text-ink-soft tabular-nums">
              {t('score.position', { position: Math.max(currentIndex, 0) + 1, total: gains.length })}
            </span>
          </p>
          <p className="text-ink-soft">{shownGain.check.fix}</p>
        </div>
      )}
      <div className="flex items-center justify-end gap-2 empty:hidden">
        {previousGain && (
          <Button
            size="icon"
            variant="quiet"
            aria-label={t('score.previousFix')}
            onClick={() => focusGain(previousGain)}
          >
            <ArrowUp size={18} aria-hidden />
          </Button>
        )}
        {nextGain && (
          <Button
            size="sm"
            className="min-w-0 whitespace-normal!"
            icon={<ArrowDown size={18} aria-hidden />}
            onClick={() => focusGain(nextGain)}
          >
            {currentGain
              ? t('score.nextFix', { points: nextGain.points, place: formatLocation(nextGain.check.path ?? '') })
              : t('score.go')}
          </Button>
        )}
      </div>
    </div>
  );
}

function PointsBadge({ gain: { points } }: { gain: ScoreGain }) {
  return points > 0 && <Badge tone="good">+{points}</Badge>;
}
