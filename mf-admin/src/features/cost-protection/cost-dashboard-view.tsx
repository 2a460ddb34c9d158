import { useId, useState } from 'react';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { TabPanel, Tabs } from '@shortlist/shared-ui/components/tabs';
import { useMessages } from '../../messages';
import { useFormatters } from '../../shared/use-formatters';
import { CostAlerts } from './cost-alerts';
import { CostStats } from './cost-stats';
import { WriterFallbackSteps } from './writer-fallback-steps';
import { Projections } from './projections';
import { CostSettings } from './settings/cost-settings';
import { UsageView } from './usage/usage-view';

type DashboardTab = 'usage' | 'projections' | 'settings';

export function CostDashboardView({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { formatDateTime } = useFormatters();
  const id = useId();
  const [tab, setTab] = useState<DashboardTab>('usage');
  return (
    <div className="grid gap-6">
      <CostAlerts alerts={dashboard.summary.alerts} />
      <CostStats dashboard={dashboard} />
      <WriterFallbackSteps currentStep={dashboard.ladder} />
      <Tabs
        id={id}
        label={t('sections')}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'usage', label: t('staffUsage') },
          { value: 'projections', label: t('projections') },
          { value: 'settings', label: t('spend.settings') },
        ]}
      />
      <TabPanel tabsId={id} value="usage" current={tab}>
        <UsageView dashboard={dashboard} />
      </TabPanel>
      <TabPanel tabsId={id} value="projections" current={tab}>
        <Projections dashboard={dashboard} />
      </TabPanel>
      <TabPanel tabsId={id} value="settings" current={tab}>
        <CostSettings dashboard={dashboard} />
      </TabPanel>
      <p className="text-xs text-ink-soft">{t('updated', { time: formatDateTime(dashboard.lastUpdated) })}</p>
    </div>
  );
}
