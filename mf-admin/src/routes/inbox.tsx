import { InboxView } from '../features/inbox/inbox-view';
import { useMessages } from '../messages';
import { RequireAdmin } from '../shared/require-admin';

export default function Inbox() {
  const t = useMessages();
  return (
    <RequireAdmin title={t('inbox.title')}>
      <InboxView />
    </RequireAdmin>
  );
}
