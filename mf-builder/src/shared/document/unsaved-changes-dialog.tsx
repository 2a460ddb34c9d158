import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useMessages } from '../../messages';

export function UnsavedChangesDialog({
  open,
  onStay,
  onLeave,
}: {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}) {
  const t = useMessages();
  return (
    <Dialog open={open} onClose={onStay} title={t('leave.title')} closeLabel={t('frame.close')}>
      <p className="text-sm text-ink-soft">{t('leave.text')}</p>
      <div className="mt-5 actions justify-end">
        <Button onClick={onLeave}>{t('leave.leave')}</Button>
        <Button variant="primary" onClick={onStay}>
          {t('leave.stay')}
        </Button>
      </div>
    </Dialog>
  );
}
