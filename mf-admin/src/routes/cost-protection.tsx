import { Check, Siren } from 'lucide-react';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { CostDashboardView } from '../features/cost-protection/cost-dashboard-view';
import { ResetEmergencyButton } from '../features/cost-protection/reset-emergency-button';
import { CostDashboardSkeleton } from '../features/cost-protection/cost-dashboard-skeleton';
import { useCostDashboard } from '../features/cost-protection/use-cost-dashboard';
import { useMessages } from '../messages';
import { RequireAdmin } from '../shared/require-admin';

export default function CostProtection() {
  const t = useMessages();
  return (
    <RequireAdmin title={t('title')}>
      <CostScreen />
    </RequireAdmin>
  );
}

function CostScreen() {
  const t = useMessages();
  const query = useCostDashboard();
  const { data, isError } = query;
  return (
    <div className="wrap grid gap-6 pt-8 pb-16">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="d2">{t('title')}</h1>
            {data && <EmergencyBadge isEmergency={data.summary.emergencyMode} />}
          </div>
          <p className="text-sm text-ink-soft">{t('lead')}</p>
        </div>
        {data && <ResetEmergencyButton summary={data.summary} />}
      </header>
      {isError && (
        <LoadError query={query} title={t('errorTitle')}>
          <span className="block">{t('errorText')}</span>
        </LoadError>
      )}
      {data ? <CostDashboardView dashboard={data} /> : !isError && <CostDashboardSkeleton />}
    </div>
  );
}

function EmergencyBadge({ isEmergency }: { isEmergency: boolean }) {
  const t = useMessages();
  return isEmergency ? (
    <Badge tone="solid" icon={<Siren size={12} aria-hidden />}>
      {t('emergency')}
    </Badge>
  ) : (
    <Badge tone="good" icon={<Check size={12} aria-hidden />}>
      {t('normal')}
    </Badge>
  );
}
