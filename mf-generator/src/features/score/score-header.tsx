import type { Score } from '@shortlist/contracts/platform/score';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useMessages } from '../../messages';
import { getScoreVerdict } from '@shortlist/shared-ui/components/score-gains';

export function ScoreHeader({ score, openBlankCount }: { score: Score; openBlankCount: number }) {
  const t = useMessages();
  const { atsScore: currentScore, potential } = score;
  const canImprove = openBlankCount > 0 && potential > currentScore;
  return (
    <div className="flex items-center gap-5">
      <ScoreRing
        value={currentScore}
        potential={canImprove ? potential : currentScore}
        caption={t('score.word')}
        label={t(canImprove ? 'score.ringBoth' : 'score.ring', { now: currentScore, potential })}
      />
      <div className="min-w-0">
        <h3 className="d4">{t(canImprove ? 'score.both' : 'score.now', { now: currentScore, potential })}</h3>
        <p className="mt-2 text-sm text-ink-soft">
          {t(`score.verdict.${getScoreVerdict(currentScore, score.checks)}`)}
        </p>
      </div>
    </div>
  );
}
