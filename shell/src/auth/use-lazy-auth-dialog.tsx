import { useCallback, useState, type ReactNode } from 'react';
import type { AuthTab, Toast } from '@shortlist/shared-ui/area';
import { useMessages } from '../messages';
import type { AuthDialog } from './auth-dialog';

interface LoadedDialog {
  Dialog: typeof AuthDialog;
  tab: AuthTab;
  email?: string;
}

/** Loads the dialog on first use, because most visits never open it. */
export function useLazyAuthDialog(toast: (toast: Toast) => void): {
  openAuthDialog: (tab?: AuthTab, email?: string) => void;
  authDialog: ReactNode;
} {
  const t = useMessages();
  const [loadedDialog, setLoadedDialog] = useState<LoadedDialog>();
  const openAuthDialog = useCallback(
    (tab: AuthTab = 'sign-in', email?: string) => {
      import('./auth-dialog').then(
        ({ AuthDialog }) => setLoadedDialog({ Dialog: AuthDialog, tab, email }),
        () => toast({ title: t('error.title'), description: t('error.tryLater'), variant: 'destructive' }),
      );
    },
    [t, toast],
  );
  const authDialog = loadedDialog && (
    <loadedDialog.Dialog
      initialTab={loadedDialog.tab}
      email={loadedDialog.email}
      onClose={() => setLoadedDialog(undefined)}
    />
  );
  return { openAuthDialog, authDialog };
}
