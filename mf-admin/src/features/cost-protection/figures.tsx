import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { useMessages } from '../../messages';
import { Figure, figuresClass } from '../../shared/figure';
import { useFormats } from '../../shared/format';
import { budgetOf } from './budget';

export function Figures({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { money, whole, percent } = useFormats();
  const { daily, monthly } = dashboard.summary;
  const budget = budgetOf(dashboard);
  const of = (limit: string, percentage: number) => t('ofLimit', { limit, percentage: percent(percentage) });
  return (
    <dl className={figuresClass(5)}>
      <Figure
        name={t('dailyCost')}
        value={money(daily.cost.used)}
        bar={daily.cost.percentage}
        note={of(money(daily.cost.limit), daily.cost.percentage)}
      />
      <Figure
        name={t('dailyCalls')}
        value={whole(daily.calls.used)}
        bar={daily.calls.percentage}
        note={of(whole(daily.calls.limit), daily.calls.percentage)}
      />
      <Figure
        name={t('monthlyUsage')}
        value={money(monthly.used)}
        bar={monthly.percentage}
        note={of(money(monthly.limit), monthly.percentage)}
      />
      <Figure
        name={t('projectedMonthly')}
        value={money(dashboard.projections.projectedMonthly)}
        bar={budget.percentage}
        note={t(budget.over ? 'overBudget' : 'onTrack')}
      />
      <Figure name={t('activeStaff')} value={whole(dashboard.staffUsage.length)} note={t('activeNote')} />
    </dl>
  );
}
