import type { ResumeScore } from '@shortlist/contracts/builder/resume';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useMessages } from '../../messages';

export function MainScoreRing({ score: { atsScore, potential, match } }: { score: ResumeScore }) {
  const t = useMessages();
  if (!match)
    return <ScoreRing size={40} value={atsScore} potential={potential} label={t('score.ring', { now: atsScore })} />;
  const { matchScore, potential: matchPotential } = match;
  return (
    <ScoreRing
      size={40}
      value={matchScore}
      potential={matchPotential}
      label={t('match.ring', { now: matchScore, potential: matchPotential })}
    />
  );
}
