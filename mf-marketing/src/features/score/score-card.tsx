import type { Check } from '@shortlist/contracts/platform/score';
import { Card } from '@shortlist/shared-ui/components/card';
import { CheckRow, getCheckState } from '@shortlist/shared-ui/components/check-row';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useFormatPoints } from '@shortlist/shared-ui/components/use-format-points';
import { useMessages } from '../../messages';
import { useSampleResume } from '../../shared/use-sample-resume';

const getLostPoints = ({ applies, points, max }: Check) => (applies ? max - points : 0);

function selectExampleChecks(checks: Check[]): Check[] {
  const passedChecks = checks
    .filter((check) => check.applies && getLostPoints(check) === 0)
    .sort((a, b) => b.max - a.max);
  const failedChecks = checks
    .filter((check) => getLostPoints(check) > 0)
    .sort((a, b) => getLostPoints(b) - getLostPoints(a));
  return [...passedChecks.slice(0, 1), ...failedChecks.slice(0, 2)];
}

export default function ScoreCard() {
  const t = useMessages();
  const formatPoints = useFormatPoints();
  const score = useSampleResume()?.scores.draft;
  if (!score) return <Card className="min-h-[360px]" />;
  const scoreValues = { score: score.atsScore, potential: score.potential };
  return (
    <Card aria-label={t('score.caption')}>
      <div className="flex items-center gap-5">
        <ScoreRing
          value={score.atsScore}
          potential={score.potential}
          caption={t('score.of')}
          label={t('score.ring', scoreValues)}
        />
        <div className="grid gap-1">
          <h3 className="d4">{t('score.reach', scoreValues)}</h3>
          <p className="text-sm text-ink-soft">{t('score.message')}</p>
        </div>
      </div>
      <ul className="mt-5">
        {selectExampleChecks(score.checks).map((check) => (
          <CheckRow
            key={check.id}
            state={getCheckState(check)}
            title={check.title}
            points={`${formatPoints(check.points)}/${formatPoints(check.max)}`}
            found={check.found}
          />
        ))}
      </ul>
      <p className="mt-2 border-t border-line pt-3 text-xs text-ink-soft">{t('score.caption')}</p>
    </Card>
  );
}
