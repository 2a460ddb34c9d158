import { ChevronDown } from 'lucide-react';
import type { ResumeScore } from '@shortlist/contracts/builder/resume';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { CheckRow } from '@shortlist/shared-ui/components/check-row';
import { isFault } from '@shortlist/shared-ui/components/score-gains';
import { useMessages } from '../../messages';
import { FixLink } from '../../shared/fix-link';
import { useGainRows, type GainRow } from './use-gain-rows';

interface Props {
  score: ResumeScore;
  focusedPath: string;
  onFix: (path: string) => void;
}

/**
 * Lists the checks that can add points without new facts, highest gain first. Their gains add up to the difference
 * between the current and the potential score. A second list contains the checks that need new facts.
 */
export function PointsToGain({ score, focusedPath, onFix }: Props) {
  const t = useMessages();
  const { gainRows, newFactRows } = useGainRows(score);
  const pointsToGain = score.potential - score.atsScore;
  const remainingCount = newFactRows.filter(({ isFixed }) => !isFixed).length;
  const renderRow = ({ check, points, isFixed }: GainRow) => (
    <CheckRow
      key={check.id}
      state={isFixed ? 'good' : isFault(check) ? 'bad' : 'warn'}
      title={check.title}
      found={check.found}
      current={!isFixed && check.path !== undefined && isPathWithin(focusedPath, check.path)}
      points={isFixed ? t('score.fixed') : points > 0 && <Badge tone="good">+{points}</Badge>}
      fix={!isFixed && <FixLink check={check} onFix={onFix} />}
    />
  );
  return (
    <section aria-labelledby="points-to-gain">
      <h3 id="points-to-gain" className="pb-2 text-sm font-bold">
        {/* Labels the points if the panel also shows match points. */}
        {score.match && <span className="block text-xs font-normal text-ink-soft">{t('score.ats')}</span>}{' '}
        {t(pointsToGain > 0 ? 'score.toGain' : 'score.nothingToGain', { count: pointsToGain })}
      </h3>
      <ul>{gainRows.map(renderRow)}</ul>
      {newFactRows.length > 0 && (
        // Expanded initially if the list above is short.
        <details open={gainRows.length < 3} className="group mt-1 text-sm">
          <summary className="flex cursor-pointer items-start justify-between gap-2 py-2 text-xs text-ink-soft max-md:py-3">
            {t(remainingCount > 0 ? 'score.needsNew' : 'score.noneLeft', {
              count: remainingCount,
              potential: score.potential,
            })}
            <ChevronDown size={18} className="group-open:rotate-180" aria-hidden />
          </summary>
          <ul>{newFactRows.map(renderRow)}</ul>
        </details>
      )}
    </section>
  );
}

const isPathWithin = (path: string, parentPath: string) => path === parentPath || path.startsWith(`${parentPath}.`);
