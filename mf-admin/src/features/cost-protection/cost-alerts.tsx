import { Siren } from 'lucide-react';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { useMessages } from '../../messages';

type CostAlert = CostDashboard['summary']['alerts'][number];

/** The server sends the most severe alerts first. */
const maxVisibleAlerts = 3;

const tones = { critical: 'danger', emergency: 'danger', warning: 'warn', info: 'neutral' } as const;
const titleKeys = {
  info: 'alertInfo',
  warning: 'alertWarning',
  critical: 'alertCritical',
  emergency: 'alertEmergency',
} as const;

export function CostAlerts({ alerts }: { alerts: CostAlert[] }) {
  const t = useMessages();
  if (alerts.length === 0) return null;
  return (
    <div className="grid gap-3">
      {alerts.slice(0, maxVisibleAlerts).map(({ level, message }) => (
        <Alert
          key={`${level} ${message}`}
          tone={tones[level]}
          icon={level === 'emergency' ? <Siren size={20} aria-hidden /> : undefined}
          title={t(titleKeys[level])}
        >
          <span className="block">{message}</span>
        </Alert>
      ))}
    </div>
  );
}
