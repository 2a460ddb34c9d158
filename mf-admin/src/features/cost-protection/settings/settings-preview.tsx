import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Meter } from '@shortlist/shared-ui/components/meter';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../../messages';
import { CardHeader } from '../../../shared/card-header';
import { useFormatters } from '../../../shared/use-formatters';
import { type BudgetChange, getBudgetChanges } from './budget-changes';

type Config = CostDashboard['config'];

export function SettingsPreview({ dashboard, newConfig }: { dashboard: CostDashboard; newConfig: Config }) {
  const t = useMessages();
  const { formatDollars, formatDecimal } = useFormatters();
  const { warningThreshold, emergencyThreshold } = newConfig;
  return (
    <Card className="grid content-start gap-5">
      <CardHeader title={t('spend.previewTitle')} />
      <div role="status" className="grid gap-5">
        {getBudgetChanges(dashboard, newConfig).map(({ period, used, limit, ...states }) => (
          <BudgetPreview
            key={period}
            name={t(period === 'day' ? 'spend.previewDay' : 'spend.previewMonth', { limit: formatDollars(limit) })}
            amount={t('spend.previewUsed', { used: formatDollars(used), limit: formatDollars(limit) })}
            {...states}
          />
        ))}
      </div>
      <div className="grid gap-2 border-t border-line pt-5">
        <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-sm">
          <span className="bg-good" style={{ width: `${warningThreshold}%` }} />
          <span className="bg-warn" style={{ width: `${Math.max(0, emergencyThreshold - warningThreshold)}%` }} />
          <span className="grow bg-danger" />
        </div>
        <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft tabular-nums">
          <span>{t('spend.scaleWarning', { percent: formatDecimal(warningThreshold) })}</span>
          <span>{t('spend.scaleEmergency', { percent: formatDecimal(emergencyThreshold) })}</span>
        </p>
      </div>
      <p className="text-sm text-ink-soft">{t('spend.previewNote')}</p>
    </Card>
  );
}

interface BudgetPreviewProps extends Pick<BudgetChange, 'percentage' | 'previousState' | 'newState'> {
  name: string;
  amount: string;
}

function BudgetPreview({ name, amount, percentage, previousState, newState }: BudgetPreviewProps) {
  const t = useMessages();
  const { formatPercent } = useFormatters();
  const stateMessages = {
    emergency: t('spend.previewEmergency'),
    warning: t('spend.previewWarning'),
    normal: previousState === 'normal' ? t('spend.previewNormal') : t('spend.previewClears'),
  };
  return (
    <div className="grid gap-1.5">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span>{name}</span>
        <b className="font-semibold tabular-nums">{formatPercent(percentage)}</b>
      </p>
      <Meter label={name} value={percentage} />
      <p className="text-xs text-ink-soft">
        {amount} {stateMessages[newState]}
      </p>
    </div>
  );
}
