import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { useMessages } from '../../messages';
import { StatCard, getStatGridClass } from '../../shared/stat-card';
import { useFormatters } from '../../shared/use-formatters';
import { getBudgetStatus } from './budget-status';

export function CostStats({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { formatDollars, formatInteger, formatPercent } = useFormatters();
  const { daily, monthly } = dashboard.summary;
  const budget = getBudgetStatus(dashboard);
  const formatLimitNote = (limit: string, percentage: number) =>
    t('ofLimit', { limit, percentage: formatPercent(percentage) });
  return (
    <dl className={getStatGridClass(5)}>
      <StatCard
        name={t('dailyCost')}
        value={formatDollars(daily.cost.used)}
        percentage={daily.cost.percentage}
        note={formatLimitNote(formatDollars(daily.cost.limit), daily.cost.percentage)}
      />
      <StatCard
        name={t('dailyCalls')}
        value={formatInteger(daily.calls.used)}
        percentage={daily.calls.percentage}
        note={formatLimitNote(formatInteger(daily.calls.limit), daily.calls.percentage)}
      />
      <StatCard
        name={t('monthlyUsage')}
        value={formatDollars(monthly.used)}
        percentage={monthly.percentage}
        note={formatLimitNote(formatDollars(monthly.limit), monthly.percentage)}
      />
      <StatCard
        name={t('projectedMonthly')}
        value={formatDollars(dashboard.projections.projectedMonthly)}
        percentage={budget.projectedPercentage}
        note={t(budget.isOver ? 'overBudget' : 'onTrack')}
      />
      <StatCard name={t('activeStaff')} value={formatInteger(dashboard.staffUsage.length)} note={t('activeNote')} />
    </dl>
  );
}
