import { ChevronRight } from 'lucide-react';
import { checkGroups, type Check } from '@shortlist/contracts/platform/score';
import { Bar } from '@shortlist/shared-ui/components/bar';
import { CheckRow, checkState } from '@shortlist/shared-ui/components/check-row';
import { useTenths } from '@shortlist/shared-ui/components/use-tenths';
import { useMessages } from '../../messages';
import { Fix } from './points-to-gain';

export function BySection({ checks, onFix }: { checks: Check[]; onFix: (path: string) => void }) {
  const t = useMessages();
  const tenths = useTenths();
  return checkGroups.map((group) => {
    const own = checks.filter((check) => check.group === group);
    const counted = own.filter(({ applies }) => applies);
    const got = Math.round(counted.reduce((sum, { points }) => sum + points, 0));
    const most = Math.round(counted.reduce((sum, { max }) => sum + max, 0));
    return (
      <details key={group} className="group border-t border-line">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm font-bold">
          <ChevronRight size={18} className="transition-transform group-open:rotate-90" aria-hidden />
          <span className="grow">{t(`score.group.${group}`)}</span>
          {most > 0 && (
            <Bar
              label={t(`score.group.${group}`)}
              value={(got * 100) / most}
              tone="plain"
              thin
              className="w-14 shrink-0"
            />
          )}
          <span className="w-12 text-right text-xs font-normal text-ink-soft tabular-nums">
            {got}/{most}
          </span>
        </summary>
        <ul className="pb-2">
          {own.map((check) => (
            <CheckRow
              key={check.id}
              state={checkState(check)}
              title={check.title}
              found={check.found}
              points={
                check.applies ? check.max > 0 && `${tenths(check.points)}/${tenths(check.max)}` : t('score.notCounted')
              }
              fix={<Fix check={check} onFix={onFix} />}
            />
          ))}
        </ul>
      </details>
    );
  });
}
