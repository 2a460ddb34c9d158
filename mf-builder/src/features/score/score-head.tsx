import type { Score } from '@shortlist/contracts/platform/score';
import { verdictOf } from '@shortlist/shared-ui/components/gains';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useMessages } from '../../messages';

/** The ring, what is in reach, and the verdict in the specified words. */
export function ScoreHead({ atsScore: now, potential }: Pick<Score, 'atsScore' | 'potential'>) {
  const t = useMessages();
  const verdict = verdictOf(now);
  const more = potential > now;
  return (
    <div className="flex items-center gap-4">
      <ScoreRing
        value={now}
        potential={potential}
        word={t('score.of100')}
        label={t(more ? 'score.ringBoth' : 'score.ring', { now, potential })}
      />
      <div className="min-w-0">
        {more && (
          <p className="font-bold">
            {t(`score.word.${verdict}`)} {t('score.inReach', { potential })}
          </p>
        )}
        <p className="mt-1 text-sm text-ink-soft">{t(`score.verdict.${verdict}`)}</p>
      </div>
    </div>
  );
}
