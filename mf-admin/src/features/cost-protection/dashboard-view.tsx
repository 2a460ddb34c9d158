import { useId, useState } from 'react';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { TabPanel, Tabs } from '@shortlist/shared-ui/components/tabs';
import { useMessages } from '../../messages';
import { useFormats } from '../../shared/format';
import { Alerts } from './alerts';
import { Figures } from './figures';
import { Ladder } from './ladder';
import { Projections } from './projections';
import { Settings } from './settings/settings';
import { UsageView } from './usage/usage-view';

type View = 'usage' | 'projections' | 'settings';

export function DashboardView({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { time } = useFormats();
  const id = useId();
  const [view, setView] = useState<View>('usage');
  return (
    <div className="grid gap-6">
      <Alerts alerts={dashboard.summary.alerts} />
      <Figures dashboard={dashboard} />
      <Ladder step={dashboard.ladder} />
      <Tabs
        id={id}
        label={t('sections')}
        value={view}
        onChange={setView}
        items={[
          { value: 'usage', label: t('staffUsage') },
          { value: 'projections', label: t('projections') },
          { value: 'settings', label: t('spend.settings') },
        ]}
      />
      <TabPanel tabs={id} value="usage" current={view}>
        <UsageView dashboard={dashboard} />
      </TabPanel>
      <TabPanel tabs={id} value="projections" current={view}>
        <Projections dashboard={dashboard} />
      </TabPanel>
      <TabPanel tabs={id} value="settings" current={view}>
        <Settings dashboard={dashboard} />
      </TabPanel>
      <p className="text-xs text-ink-soft">{t('updated', { time: time(dashboard.lastUpdated) })}</p>
    </div>
  );
}
