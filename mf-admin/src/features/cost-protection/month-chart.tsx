import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Card } from '@shortlist/shared-ui/components/card';
import { cx } from '@shortlist/shared-ui/components/cx';
import { useMessages } from '../../messages';
import { useFormats } from '../../shared/format';

/** Spent, projected and limit as three bars on one scale, the amount beside each. */
export function MonthChart({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { money } = useFormats();
  const { used, limit } = dashboard.summary.monthly;
  const { projectedMonthly } = dashboard.projections;
  const scale = Math.max(used, projectedMonthly, limit) || 1;
  const bars = [
    { name: t('spent'), amount: used, look: 'bg-accent' },
    { name: t('projected'), amount: projectedMonthly, look: projectedMonthly > limit ? 'bg-danger' : 'bg-accent/40' },
    { name: t('limit'), amount: limit, look: 'border border-edge bg-sunken' },
  ];
  return (
    <Card className="grid content-start gap-6">
      <h2 className="text-sm font-semibold">{t('monthTitle')}</h2>
      <dl className="grid gap-5">
        {bars.map(({ name, amount, look }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
            <dt>{name}</dt>
            <dd className="font-medium tabular-nums">{money(amount)}</dd>
            <dd aria-hidden="true" className="col-span-2 h-6">
              <div className={cx('h-full rounded-sm', look)} style={{ width: `${(amount / scale) * 100}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
