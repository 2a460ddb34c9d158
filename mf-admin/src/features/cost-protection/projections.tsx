import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../messages';
import { useFormatters } from '../../shared/use-formatters';
import { getBudgetStatus } from './budget-status';
import { MonthlyCostChart } from './charts/monthly-cost-chart';
import { MarginCard } from './usage/margin-card';

export function Projections({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { formatDollars } = useFormatters();
  const { projectedMonthly, remainingDaysInMonth, budgetRecommendation } = dashboard.projections;
  const budget = getBudgetStatus(dashboard);
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-[1fr_360px]">
        <MonthlyCostChart dashboard={dashboard} />
        <Card>
          <dl className="grid gap-4">
            <Projection name={t('projectedCost')} value={<Money>{formatDollars(projectedMonthly)}</Money>}>
              {t('projectedNote', { limit: formatDollars(dashboard.summary.monthly.limit) })}
            </Projection>
            <Projection
              name={t('dailyBudget')}
              value={<Money>{formatDollars(budgetRecommendation.dailyBudgetRemaining)}</Money>}
            >
              {t('dailyBudgetNote', { count: remainingDaysInMonth })}
            </Projection>
            <Projection
              name={t('budgetStatus')}
              value={
                budget.isOver ? (
                  <Badge tone="danger" icon={<TriangleAlert size={12} aria-hidden />}>
                    {t('overBudget')}
                  </Badge>
                ) : (
                  <Badge tone="good" icon={<Check size={12} aria-hidden />}>
                    {t('onTrack')}
                  </Badge>
                )
              }
            >
              {t(budget.isOver ? 'over' : 'under', { amount: formatDollars(budget.difference) })}
            </Projection>
          </dl>
        </Card>
      </div>
      <MarginCard margin={dashboard.margin} />
    </div>
  );
}

function Projection({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-1 not-first:border-t not-first:border-line not-first:pt-4">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd>{value}</dd>
      <dd className="text-xs text-ink-soft">{children}</dd>
    </div>
  );
}

function Money({ children }: { children: string }) {
  return <span className="font-serif text-2xl leading-8 font-display tabular-nums lining-nums">{children}</span>;
}
