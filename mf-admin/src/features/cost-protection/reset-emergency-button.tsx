import { useId, useState } from 'react';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useMessages } from '../../messages';
import { useFormatters } from '../../shared/use-formatters';
import { useResetEmergency } from './use-cost-dashboard';

export function ResetEmergencyButton({ summary }: { summary: CostDashboard['summary'] }) {
  const t = useMessages();
  const { formatDollars } = useFormatters();
  const [isConfirming, setIsConfirming] = useState(false);
  const reasonId = useId();
  const { mutate, isPending } = useResetEmergency();
  const close = () => setIsConfirming(false);
  return (
    <>
      <div className="grid gap-1 justify-items-start sm:justify-items-end">
        <Button
          variant={summary.emergencyMode ? 'danger-line' : 'secondary'}
          disabled={!summary.emergencyMode}
          aria-describedby={summary.emergencyMode ? undefined : reasonId}
          onClick={() => setIsConfirming(true)}
        >
          {t('spend.reset')}
        </Button>
        {!summary.emergencyMode && (
          <p id={reasonId} className="text-xs text-ink-soft">
            {t('spend.resetNotNeeded')}
          </p>
        )}
      </div>
      <Dialog open={isConfirming} onClose={close} title={t('spend.resetTitle')} closeLabel={t('spend.cancel')}>
        <div className="grid gap-5">
          <p>
            {t('spend.resetText', {
              day: formatDollars(summary.daily.cost.remaining),
              month: formatDollars(summary.monthly.remaining),
            })}
          </p>
          <p className="text-sm text-ink-soft">{t('spend.resetNote')}</p>
          <div className="actions justify-end">
            <Button onClick={close}>{t('spend.cancel')}</Button>
            <Button
              variant="danger"
              busy={isPending}
              busyLabel={t('spend.resetting')}
              onClick={() => mutate(undefined, { onSettled: close })}
            >
              {t('spend.reset')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
