import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useMessages } from '../../messages';
import { verdictOf } from '@shortlist/shared-ui/components/gains';

interface Props {
  now: number;
  potential: number;
}

/** The ring, both numbers in words, and the verdict. */
export function ScoreHead({ now, potential }: Props) {
  const t = useMessages();
  const more = potential > now;
  return (
    <div className="flex items-center gap-5">
      <ScoreRing
        value={now}
        potential={potential}
        word={t('score.word')}
        label={t(more ? 'score.ringBoth' : 'score.ring', { now, potential })}
      />
      <div className="min-w-0">
        <h3 className="d4">{t(more ? 'score.both' : 'score.now', { now, potential })}</h3>
        <p className="mt-2 text-sm text-ink-soft">{t(`score.verdict.${verdictOf(now)}`)}</p>
      </div>
    </div>
  );
}
