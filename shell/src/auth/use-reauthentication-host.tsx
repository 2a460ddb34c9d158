import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Toast } from '@shortlist/shared-ui/area';
import { onReauthentication } from '@shortlist/shared-ui/api/reauthentication';
import { useMessages } from '../messages';
import type { ReauthenticationDialog } from './reauthentication-dialog';

/**
 * Provides the only dialog that prompts for the password again. All requests that wait for it are retried, or fail,
 * together.
 */
export function useReauthenticationHost(toast: (toast: Toast) => void): ReactNode {
  const t = useMessages();
  const waiting = useRef<((said: boolean) => void)[]>([]);
  const [open, setOpen] = useState<{ Dialog: typeof ReauthenticationDialog }>();
  const end = (said: boolean) => {
    setOpen(undefined);
    for (const done of waiting.current.splice(0)) done(said);
  };
  useEffect(
    () =>
      onReauthentication((done) => {
        waiting.current.push(done);
        if (waiting.current.length > 1) return;
        import('./reauthentication-dialog').then(
          ({ ReauthenticationDialog }) => setOpen({ Dialog: ReauthenticationDialog }),
          () => {
            toast({ title: t('error.title'), description: t('error.tryLater'), variant: 'destructive' });
            for (const failed of waiting.current.splice(0)) failed(false);
          },
        );
      }),
    [t, toast],
  );
  return open && <open.Dialog onEnd={end} />;
}
