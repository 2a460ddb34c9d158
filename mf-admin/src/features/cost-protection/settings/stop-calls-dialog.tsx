import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useMessages } from '../../../messages';
import { useFormatters } from '../../../shared/use-formatters';
import type { BudgetChange } from './budget-changes';

interface Props {
  open: boolean;
  changes: BudgetChange[];
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
}

export function StopCallsDialog({ open, changes, isSaving, onSave, onClose }: Props) {
  const t = useMessages();
  const { formatDollars } = useFormatters();
  return (
    <Dialog open={open} onClose={onClose} title={t('spend.stopTitle')} closeLabel={t('spend.cancel')}>
      <div className="grid gap-5">
        <div className="grid gap-1">
          {changes.map(({ period, used, limit }) => (
            <p key={period}>{t(`spend.stop.${period}`, { used: formatDollars(used), limit: formatDollars(limit) })}</p>
          ))}
        </div>
        <p>{t('spend.stopText')}</p>
        <div className="actions justify-end">
          <Button onClick={onClose}>{t('spend.cancel')}</Button>
          <Button variant="danger" busy={isSaving} busyLabel={t('spend.saving')} onClick={onSave}>
            {t('spend.stopSave')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
