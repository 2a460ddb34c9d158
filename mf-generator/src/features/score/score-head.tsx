import type { Score } from '@shortlist/contracts/platform/score';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useMessages } from '../../messages';
import { verdictOf } from '@shortlist/shared-ui/components/gains';

export function ScoreHead({ score, openBlanks }: { score: Score; openBlanks: number }) {
  const t = useMessages();
  const { atsScore: now, potential } = score;
  const more = openBlanks > 0 && potential > now;
  return (
    <div className="flex items-center gap-5">
      <ScoreRing
        value={now}
        potential={more ? potential : now}
        word={t('score.word')}
        label={t(more ? 'score.ringBoth' : 'score.ring', { now, potential })}
      />
      <div className="min-w-0">
        <h3 className="d4">{t(more ? 'score.both' : 'score.now', { now, potential })}</h3>
        <p className="mt-2 text-sm text-ink-soft">{t(`score.verdict.${verdictOf(now, score.checks)}`)}</p>
      </div>
    </div>
  );
}
