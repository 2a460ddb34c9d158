import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAuthDialog } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Empty } from '@shortlist/shared-ui/components/empty';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../messages';

/**
 * Renders its content for administrators and a notice for everybody else, but only as a convenience: the server
 * authorizes every call. Renders only the title until the server has confirmed who is signed in.
 */
export function AdminsOnly({ title, children }: { title: string; children: ReactNode }) {
  const t = useMessages();
  const openAuthDialog = useAuthDialog();
  const { user, known } = useSession();
  if (user?.isAdmin) return children;
  return (
    <div className="wrap py-10">
      <h1 className="d2">{title}</h1>
      {known && user && <Empty title={t('adminsOnly')}>{t('adminsOnlyText')}</Empty>}
      {known && !user && (
        <Empty
          title={t('signInFirst')}
          action={
            <Button variant="primary" icon={<LogIn size={18} aria-hidden />} onClick={() => openAuthDialog('sign-in')}>
              {t('signIn')}
            </Button>
          }
        >
          {t('signInFirstText')}
        </Empty>
      )}
    </div>
  );
}
