import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useMessages } from '../../../messages';

interface Props {
  open: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

export function DiscardDialog({ open, onStay, onDiscard }: Props) {
  const t = useMessages();
  return (
    <Dialog open={open} onClose={onStay} title={t('import.discardTitle')} closeLabel={t('frame.close')}>
      <p className="text-sm text-ink-soft">{t('import.discardText')}</p>
      <div className="mt-5 actions justify-end">
        <Button onClick={onDiscard}>{t('import.discard')}</Button>
        <Button variant="primary" onClick={onStay}>
          {t('import.continueReview')}
        </Button>
      </div>
    </Dialog>
  );
}
