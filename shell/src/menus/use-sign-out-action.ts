import { useToast } from '@shortlist/shared-ui/area';
import { getErrorMessage } from '@shortlist/shared-ui/api';
import { useSignOut } from '@shortlist/shared-ui/session';
import { useMessages } from '../messages';

export function useSignOutAction(): () => void {
  const t = useMessages();
  const toast = useToast();
  const signOut = useSignOut();
  return () => {
    signOut().catch((error: unknown) => {
      toast({
        title: t('user.signOutFailed'),
        description: getErrorMessage(error) ?? t('error.tryLater'),
        variant: 'destructive',
      });
    });
  };
}
