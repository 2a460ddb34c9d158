import { costDashboardSchema } from '@shortlist/contracts/admin/cost-protection';
import { getQuery } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { refresh } from '../../shared/activities/queries';
import { useFormats } from '../../shared/format';

export function SpentToday() {
  const t = useMessages();
  const { money } = useFormats();
  const { data } = useQuery({
    ...getQuery('/api/cost-protection/dashboard', costDashboardSchema),
    refetchInterval: refresh,
  });
  if (!data) return null;
  const { used, limit } = data.summary.daily.cost;
  return (
    <p className="ml-auto text-xs text-ink-soft tabular-nums">
      {t('tasks.spent', { used: money(used), limit: money(limit) })}
    </p>
  );
}
