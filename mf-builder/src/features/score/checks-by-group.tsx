import { ChevronRight } from 'lucide-react';
import { checkGroups, type Check } from '@shortlist/contracts/platform/score';
import { Meter } from '@shortlist/shared-ui/components/meter';
import { CheckRow, getCheckState } from '@shortlist/shared-ui/components/check-row';
import { useFormatPoints } from '@shortlist/shared-ui/components/use-format-points';
import { useMessages } from '../../messages';
import { FixLink } from '../../shared/fix-link';

export function ChecksByGroup({ checks, onFix }: { checks: Check[]; onFix: (path: string) => void }) {
  const t = useMessages();
  const formatPoints = useFormatPoints();
  return checkGroups.map((group) => {
    const groupChecks = checks.filter((check) => check.group === group);
    const countedChecks = groupChecks.filter(({ applies }) => applies);
    const pointSum = Math.round(countedChecks.reduce((sum, { points }) => sum + points, 0));
    const maxSum = Math.round(countedChecks.reduce((sum, { max }) => sum + max, 0));
    return (
      <details key={group} className="group border-t border-line">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm font-bold">
          <ChevronRight size={18} className="transition-transform group-open:rotate-90" aria-hidden />
          <span className="grow">{t(`score.group.${group}`)}</span>
          {maxSum > 0 && (
            <Meter
              label={t(`score.group.${group}`)}
              value={(pointSum * 100) / maxSum}
              tone="plain"
              thin
              className="w-14 shrink-0"
            />
          )}
          <span className="w-12 text-right text-xs font-normal text-ink-soft tabular-nums">
            {pointSum}/{maxSum}
          </span>
        </summary>
        <ul className="pb-2">
          {groupChecks.map((check) => (
            <CheckRow
              key={check.id}
              state={getCheckState(check)}
              title={check.title}
              found={check.found}
              points={
                check.applies
                  ? check.max > 0 && `${formatPoints(check.points)}/${formatPoints(check.max)}`
                  : t('score.notCounted')
              }
              fix={<FixLink check={check} onFix={onFix} />}
            />
          ))}
        </ul>
      </details>
    );
  });
}
