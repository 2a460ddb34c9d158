import { Check, Siren } from 'lucide-react';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { DashboardView } from '../features/cost-protection/dashboard-view';
import { ResetEmergency } from '../features/cost-protection/reset-emergency';
import { Loading } from '../features/cost-protection/loading';
import { useCostDashboard } from '../features/cost-protection/use-cost-dashboard';
import { useMessages } from '../messages';
import { AdminsOnly } from '../shared/admins-only';

export default function CostProtection() {
  const t = useMessages();
  return (
    <AdminsOnly title={t('title')}>
      <CostScreen />
    </AdminsOnly>
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
            {data && <State emergency={data.summary.emergencyMode} />}
          </div>
          <p className="text-sm text-ink-soft">{t('lead')}</p>
        </div>
        {data && <ResetEmergency summary={data.summary} />}
      </header>
      {isError && (
        <LoadError query={query} lead={t('errorTitle')}>
          <span className="block">{t('errorText')}</span>
        </LoadError>
      )}
      {data ? <DashboardView dashboard={data} /> : !isError && <Loading />}
    </div>
  );
}

function State({ emergency }: { emergency: boolean }) {
  const t = useMessages();
  return emergency ? (
    <Badge tone="solid" icon={<Siren size={12} aria-hidden />}>
      {t('emergency')}
    </Badge>
  ) : (
    <Badge tone="good" icon={<Check size={12} aria-hidden />}>
      {t('normal')}
    </Badge>
  );
}
