import type { ResumeScore } from '@shortlist/contracts/builder/resume';
import { getScoreVerdict } from '@shortlist/shared-ui/components/score-gains';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useMessages } from '../../messages';

export function ScoreHeader({ score }: { score: ResumeScore }) {
  const t = useMessages();
  const { atsScore, potential, checks, match } = score;
  if (match) {
    const { matchScore, potential: matchPotential } = match;
    return (
      <div className="flex items-center gap-4">
        <ScoreRing
          value={matchScore}
          potential={matchPotential}
          caption={t('score.of100')}
          label={t('match.ring', { now: matchScore, potential: matchPotential })}
        />
        <div className="min-w-0">
          <p className="font-bold">{t('match.heading')}</p>
          {matchPotential > matchScore && (
            <p className="text-sm font-semibold">{t('score.inReach', { potential: matchPotential })}</p>
          )}
          <p className="mt-1 text-sm text-ink-soft tabular-nums">{t('score.ring', { now: atsScore })}</p>
        </div>
      </div>
    );
  }
  const verdict = getScoreVerdict(atsScore, checks);
  const hasPotential = potential > atsScore;
  return (
    <div className="flex items-center gap-4">
      <ScoreRing
        value={atsScore}
        potential={potential}
        caption={t('score.of100')}
        label={t(hasPotential ? 'score.ringBoth' : 'score.ring', { now: atsScore, potential })}
      />
      <div className="min-w-0">
        {hasPotential && <p className="font-bold">{t('score.inReach', { potential })}</p>}
        <p className="mt-1 text-sm text-ink-soft">{t(`score.verdict.${verdict}`)}</p>
      </div>
    </div>
  );
}
