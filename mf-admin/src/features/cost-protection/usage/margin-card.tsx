import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Card } from '@shortlist/shared-ui/components/card';
import { clsx } from 'clsx';
import { useMessages } from '../../../messages';
import { CardHeader } from '../../../shared/card-header';
import { useFormatters } from '../../../shared/use-formatters';

export function MarginCard({ margin }: { margin: CostDashboard['margin'] }) {
  const t = useMessages();
  const { formatDollars, formatInteger } = useFormatters();
  const metrics = [
    { name: t('spend.payingUsers'), value: formatInteger(margin.payingUsers) },
    { name: t('spend.revenue'), value: formatDollars(margin.revenue) },
    { name: t('spend.aiCost'), value: formatDollars(margin.cost) },
    { name: t('spend.costPerUser'), value: formatDollars(margin.costPerUser) },
    { name: t('spend.marginPerUser'), value: formatDollars(margin.marginPerUser), isLoss: margin.marginPerUser < 0 },
  ];
  return (
    <Card className="grid gap-4">
      <CardHeader title={t('spend.marginTitle')} />
      {margin.payingUsers === 0 ? (
        <p className="text-sm text-ink-soft">{t('spend.marginEmpty')}</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-5">
            {metrics.map(({ name, value, isLoss }) => (
              <div key={name} className="grid content-start gap-0.5">
                <dt className="text-xs text-ink-soft">{name}</dt>
                <dd
                  className={clsx(
                    'font-serif text-xl leading-7 font-display tabular-nums lining-nums',
                    isLoss && 'text-danger',
                  )}
                >
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-xs text-ink-soft">{t('spend.marginNote')}</p>
        </>
      )}
    </Card>
  );
}
