import { ArrowDown, ArrowUp } from 'lucide-react';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { reachableGains, type Gain } from '@shortlist/shared-ui/components/gains';
import { useMessages } from '../../messages';
import { useEditorActions, useFocusedPath } from '../../shared/editor/editor';
import { usePlaceOf } from '../../shared/use-place-of';
import { useScore } from '../../shared/use-score';

export function UnderSheet() {
  const t = useMessages();
  const place = usePlaceOf();
  const focused = useFocusedPath();
  const { focusField } = useEditorActions();
  const { data: score } = useScore();
  const gains = score ? reachableGains(score).filter(({ check }) => check.path !== undefined) : [];
  if (gains.length === 0) return null;

  const at = gains.findIndex(({ check: { path = '' } }) => focused === path || focused.startsWith(`${path}.`));
  const current = gains[at];
  // If the edited field has no gain, the first gain is shown with a link to it.
  const shown = current ?? gains[0];
  const next = current ? (gains[at + 1] ?? gains.find((_, index) => index !== at)) : shown;
  const before = gains[at - 1];
  const go = (gain: Gain) => gain.check.path !== undefined && focusField(gain.check.path);

  return (
    <div className="rounded-card border border-line bg-sheet p-4 text-sm shadow-card">
      {shown && (
        <div className="grid gap-1 pb-3">
          <p className="flex flex-wrap items-center gap-2 font-bold">
            {place(shown.check.path ?? '')} <PointsBadge gain={shown} />
            <span className="ml-auto text-xs font-normal text-ink-soft tabular-nums">
              {t('score.position', { position: Math.max(at, 0) + 1, total: gains.length })}
            </span>
          </p>
          <p className="text-ink-soft">{shown.check.fix}</p>
        </div>
      )}
      <div className="flex items-center justify-end gap-2">
        {before && (
          <Button size="icon" variant="quiet" aria-label={t('score.previousFix')} onClick={() => go(before)}>
            <ArrowUp size={18} aria-hidden />
          </Button>
        )}
        {next && (
          <Button
            size="sm"
            className="min-w-0 whitespace-normal!"
            icon={<ArrowDown size={18} aria-hidden />}
            onClick={() => go(next)}
          >
            {current ? t('score.nextFix', { points: next.points, place: place(next.check.path ?? '') }) : t('score.go')}
          </Button>
        )}
      </div>
    </div>
  );
}

function PointsBadge({ gain: { points } }: { gain: Gain }) {
  return points > 0 && <Badge tone="good">+{points}</Badge>;
}
