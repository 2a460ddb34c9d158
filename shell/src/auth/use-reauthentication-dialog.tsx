import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Toast } from '@shortlist/shared-ui/area';
import { onReauthentication } from '@shortlist/shared-ui/api/reauthentication';
import { useMessages } from '../messages';
import type { ReauthenticationDialog } from './reauthentication-dialog';

/** Renders one password dialog for all waiting requests. Its result applies to each of them. */
export function useReauthenticationDialog(toast: (toast: Toast) => void): ReactNode {
  const t = useMessages();
  const waitingCallbacks = useRef<((isConfirmed: boolean) => void)[]>([]);
  const [loadedDialog, setLoadedDialog] = useState<{ Dialog: typeof ReauthenticationDialog }>();
  const finish = (isConfirmed: boolean) => {
    setLoadedDialog(undefined);
    for (const callback of waitingCallbacks.current.splice(0)) callback(isConfirmed);
  };
  useEffect(
    () =>
      onReauthentication((onDone) => {
        waitingCallbacks.current.push(onDone);
        if (waitingCallbacks.current.length > 1) return;
        import('./reauthentication-dialog').then(
          ({ ReauthenticationDialog }) => setLoadedDialog({ Dialog: ReauthenticationDialog }),
          () => {
            toast({ title: t('error.title'), description: t('error.tryLater'), variant: 'destructive' });
            for (const callback of waitingCallbacks.current.splice(0)) callback(false);
          },
        );
      }),
    [t, toast],
  );
  return loadedDialog && <loadedDialog.Dialog onEnd={finish} />;
}
