import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAuthDialog } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { EmptyState } from '@shortlist/shared-ui/components/empty-state';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../messages';

/**
 * Renders its content only for administrators. This is only a convenience, because the server authorizes every request.
 * Until the server has confirmed the user, only the title is visible.
 */
export function RequireAdmin({ title, children }: { title: string; children: ReactNode }) {
  const t = useMessages();
  const openAuthDialog = useAuthDialog();
  const { user, isConfirmed } = useSession();
  if (user?.isAdmin) return children;
  return (
    <div className="wrap py-10">
      <h1 className="d2">{title}</h1>
      {isConfirmed && user && <EmptyState title={t('adminsOnly')}>{t('adminsOnlyText')}</EmptyState>}
      {isConfirmed && !user && (
        <EmptyState
          title={t('signInFirst')}
          action={
            <Button variant="primary" icon={<LogIn size={18} aria-hidden />} onClick={() => openAuthDialog('sign-in')}>
              {t('signIn')}
            </Button>
          }
        >
          {t('signInFirstText')}
        </EmptyState>
      )}
    </div>
  );
}
