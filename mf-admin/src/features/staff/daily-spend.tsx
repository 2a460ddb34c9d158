import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { costDashboardQuery } from '../../shared/queries';
import { useFormatters } from '../../shared/use-formatters';

export function DailySpend() {
  const t = useMessages();
  const { formatDollars } = useFormatters();
  const { data } = useQuery(costDashboardQuery());
  if (!data) return null;
  const { used, limit } = data.summary.daily.cost;
  return (
    <p className="ml-auto text-xs text-ink-soft tabular-nums">
      {t('tasks.spent', { used: formatDollars(used), limit: formatDollars(limit) })}
    </p>
  );
}
