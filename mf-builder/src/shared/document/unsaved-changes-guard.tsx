import { useCallback, type ReactNode } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useMessages } from '../../messages';
import type { SaveStatus } from './document-adapter';
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard';

interface Props {
  saveStatus: SaveStatus;
  flush: () => Promise<boolean>;
  renderConflictDialog: (canShowDialog: boolean) => ReactNode;
}

/**
 * Asks for confirmation before the user leaves with unsaved changes. Shows either the conflict or the leave dialog,
 * never both.
 */
export function UnsavedChangesGuard({ saveStatus, flush, renderConflictDialog }: Props) {
  const t = useMessages();
  const canLeave = useCallback(() => saveStatus === 'saved', [saveStatus]);
  const { isConfirming, stay, leave } = useUnsavedChangesGuard({ canLeave, flush });
  return (
    <>
      {renderConflictDialog(!isConfirming)}
      <Dialog open={isConfirming} onClose={stay} title={t('leave.title')} closeLabel={t('frame.close')}>
        <p className="text-sm text-ink-soft">{t('leave.text')}</p>
        <div className="mt-5 actions justify-end">
          <Button onClick={leave}>{t('leave.leave')}</Button>
          <Button variant="primary" onClick={stay}>
            {t('leave.stay')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
