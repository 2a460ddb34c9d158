import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Bar } from '@shortlist/shared-ui/components/bar';
import { useMessages } from '../../messages';
import { useFormats } from '../../shared/format';
import { budgetOf } from './budget';

/** The five figures of the summary. */
export function Figures({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { money, whole, percent } = useFormats();
  const { daily, monthly } = dashboard.summary;
  const budget = budgetOf(dashboard);
  const of = (limit: string, percentage: number) => t('ofLimit', { limit, percentage: percent(percentage) });
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5 lg:gap-4">
      <Figure
        className="max-lg:col-span-2"
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

interface FigureProps {
  name: string;
  value: string;
  note: string;
  /** Per cent of the limit. */
  bar?: number;
  className?: string;
}

function Figure({ name, value, note, bar, className = '' }: FigureProps) {
  return (
    <div className={`flex flex-col gap-1 rounded-card border border-line bg-sheet p-4 shadow-card ${className}`}>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="font-serif text-2xl leading-8 font-display tracking-display tabular-nums lining-nums">{value}</dd>
      {bar !== undefined && (
        <dd>
          <Bar label={name} value={bar} />
        </dd>
      )}
      <dd className="mt-auto text-xs text-ink-soft">{note}</dd>
    </div>
  );
}
