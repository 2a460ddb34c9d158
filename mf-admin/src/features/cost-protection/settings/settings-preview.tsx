import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Bar } from '@shortlist/shared-ui/components/bar';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../../messages';
import { CardHead } from '../../../shared/card-head';
import { useFormats } from '../../../shared/format';

type Config = CostDashboard['config'];

export function SettingsPreview({ dashboard, after }: { dashboard: CostDashboard; after: Config }) {
  const t = useMessages();
  const { money, plain } = useFormats();
  const { summary, config } = dashboard;
  const budgets = [
    {
      name: t('spend.previewDay', { limit: money(after.dailyLimit) }),
      used: summary.daily.cost.used,
      before: config.dailyLimit,
      limit: after.dailyLimit,
    },
    {
      name: t('spend.previewMonth', { limit: money(after.monthlyLimit) }),
      used: summary.monthly.used,
      before: config.monthlyLimit,
      limit: after.monthlyLimit,
    },
  ];
  const { warningThreshold: warning, emergencyThreshold: emergency } = after;
  return (
    <Card className="grid content-start gap-5">
      <CardHead title={t('spend.previewTitle')} />
      <div role="status" className="grid gap-5">
        {budgets.map(({ name, used, before, limit }) => (
          <Budget
            key={name}
            name={name}
            amount={t('spend.previewUsed', { used: money(used), limit: money(limit) })}
            share={shareOf(used, limit)}
            was={stateOf(shareOf(used, before), config)}
            becomes={stateOf(shareOf(used, limit), after)}
          />
        ))}
      </div>
      <div className="grid gap-2 border-t border-line pt-5">
        <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-sm">
          <span className="bg-good" style={{ width: `${warning}%` }} />
          <span className="bg-warn" style={{ width: `${Math.max(0, emergency - warning)}%` }} />
          <span className="grow bg-danger" />
        </div>
        <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft tabular-nums">
          <span>{t('spend.scaleWarning', { percent: plain(warning) })}</span>
          <span>{t('spend.scaleEmergency', { percent: plain(emergency) })}</span>
        </p>
      </div>
      <p className="text-sm text-ink-soft">{t('spend.previewNote')}</p>
    </Card>
  );
}

type State = 'normal' | 'warning' | 'emergency';

interface BudgetProps {
  name: string;
  amount: string;
  share: number;
  was: State;
  becomes: State;
}

function Budget({ name, amount, share, was, becomes }: BudgetProps) {
  const t = useMessages();
  const { percent } = useFormats();
  const texts = {
    emergency: t('spend.previewEmergency'),
    warning: t('spend.previewWarning'),
    normal: was === 'normal' ? t('spend.previewNormal') : t('spend.previewClears'),
  };
  return (
    <div className="grid gap-1.5">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span>{name}</span>
        <b className="font-semibold tabular-nums">{percent(share)}</b>
      </p>
      <Bar label={name} value={share} />
      <p className="text-xs text-ink-soft">
        {amount} {texts[becomes]}
      </p>
    </div>
  );
}

const shareOf = (used: number, limit: number) => (limit > 0 ? (used / limit) * 100 : used > 0 ? 100 : 0);

function stateOf(share: number, { warningThreshold, emergencyThreshold }: Config): State {
  if (share >= emergencyThreshold) return 'emergency';
  return share >= warningThreshold ? 'warning' : 'normal';
}
