import { InboxView } from '../features/inbox/inbox-view';
import { useMessages } from '../messages';
import { AdminsOnly } from '../shared/admins-only';

export default function Inbox() {
  const t = useMessages();
  return (
    <AdminsOnly title={t('inbox.title')}>
      <InboxView />
    </AdminsOnly>
  );
}
