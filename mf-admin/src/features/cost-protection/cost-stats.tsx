import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { useMessages } from '../../messages';
import { StatCard, getStatGridClass } from '../../shared/stat-card';
import { useFormatters } from '../../shared/use-formatters';
import { getBudgetStatus } from './budget-status';

export function CostStats({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { money, integer, percent } = useFormatters();
  const { daily, monthly } = dashboard.summary;
  const budget = getBudgetStatus(dashboard);
  const formatLimitNote = (limit: string, percentage: number) =>
    t('ofLimit', { limit, percentage: percent(percentage) });
  return (
    <dl className={getStatGridClass(5)}>
      <StatCard
        name={t('dailyCost')}
        value={money(daily.cost.used)}
        percentage={daily.cost.percentage}
        note={formatLimitNote(money(daily.cost.limit), daily.cost.percentage)}
      />
      <StatCard
        name={t('dailyCalls')}
        value={integer(daily.calls.used)}
        percentage={daily.calls.percentage}
        note={formatLimitNote(integer(daily.calls.limit), daily.calls.percentage)}
      />
      <StatCard
        name={t('monthlyUsage')}
        value={money(monthly.used)}
        percentage={monthly.percentage}
        note={formatLimitNote(money(monthly.limit), monthly.percentage)}
      />
      <StatCard
        name={t('projectedMonthly')}
        value={money(dashboard.projections.projectedMonthly)}
        percentage={budget.projectedPercentage}
        note={t(budget.isOver ? 'overBudget' : 'onTrack')}
      />
      <StatCard name={t('activeStaff')} value={integer(dashboard.staffUsage.length)} note={t('activeNote')} />
    </dl>
  );
}
