import { getQueryOptions } from '@shortlist/shared-ui/api';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../messages';

const refetchIntervalMs = 60_000;
const loadSchema = async () => (await import('@shortlist/contracts/support/inbox')).openMessageCountSchema;

export function OpenMessagesBadge() {
  const t = useMessages();
  const { data } = useQuery({
    ...getQueryOptions('/api/contact-messages/count', loadSchema),
    refetchInterval: refetchIntervalMs,
  });
  if (!data?.open) return null;
  return (
    <Badge tone="accent" className="ml-2">
      <span aria-hidden className="tabular-nums">
        {data.open}
      </span>
      <span className="sr-only">{t('nav.openMessages', { count: data.open })}</span>
    </Badge>
  );
}
