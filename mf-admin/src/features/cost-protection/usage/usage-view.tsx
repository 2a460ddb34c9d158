import { Download } from 'lucide-react';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { useMessages } from '../../../messages';
import { DailyCostChart } from '../charts/daily-cost-chart';
import { useFeatureName } from './use-feature-name';
import { StaffUsage } from './staff-usage';
import { UsageTable } from './usage-table';

/** Shows cost by agent (last 7 days), by day, and by feature and model (this month). */
export function UsageView({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const getFeatureName = useFeatureName();
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-[1fr_360px]">
        <StaffUsage dashboard={dashboard} />
        <DailyCostChart dashboard={dashboard} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <UsageTable
          title={t('spend.byFeature')}
          nameHeader={t('spend.feature')}
          rows={dashboard.byFeature.map(({ feature, ...usage }) => ({
            id: feature,
            name: getFeatureName(feature),
            ...usage,
          }))}
          action={
            <a
              href="/api/cost-protection/calls.csv?days=30"
              download
              className={clsx(getButtonClass({ variant: 'quiet', size: 'sm' }), '-mx-3')}
            >
              <Download size={16} aria-hidden />
              {t('spend.csv')}
            </a>
          }
        />
        <UsageTable
          title={t('spend.byModel')}
          nameHeader={t('spend.model')}
          rows={dashboard.byModel.map(({ model, ...usage }) => ({ id: model, name: model, ...usage }))}
        />
      </div>
    </div>
  );
}
