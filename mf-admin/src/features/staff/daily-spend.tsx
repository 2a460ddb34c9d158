import { costDashboardSchema } from '@shortlist/contracts/admin/cost-protection';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { activityRefetchIntervalMs } from '../../shared/activities/queries';
import { useFormatters } from '../../shared/use-formatters';

export function DailySpend() {
  const t = useMessages();
  const { money } = useFormatters();
  const { data } = useQuery({
    ...getQueryOptions('/api/cost-protection/dashboard', costDashboardSchema),
    refetchInterval: activityRefetchIntervalMs,
  });
  if (!data) return null;
  const { used, limit } = data.summary.daily.cost;
  return (
    <p className="ml-auto text-xs text-ink-soft tabular-nums">
      {t('tasks.spent', { used: money(used), limit: money(limit) })}
    </p>
  );
}
