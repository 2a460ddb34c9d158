import { securityEventSchema, type SecurityEvent } from '@shortlist/contracts/account/security-event';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useState } from 'react';
import { useAccountMessages } from '../messages';
import { formatDeviceName } from './format-device-name';

const initialEventCount = 5;

export function RecentActivity() {
  const t = useAccountMessages();
  const [isExpanded, setIsExpanded] = useState(false);
  const query = useQuery(getQueryOptions('/api/me/security-events', securityEventSchema.array()));
  const { data = [], isError } = query;
  return (
    <Card aria-labelledby="account-activity" className="grid gap-4">
      <h2 id="account-activity" className="d4">
        {t('account.activity.title')}
      </h2>
      <p className="max-w-prose text-sm text-pretty text-ink-soft">{t('account.activity.text')}</p>
      {isError && <LoadError query={query}>{t('account.activity.notLoaded')}</LoadError>}
      <ul className="grid">
        {data.slice(0, isExpanded ? undefined : initialEventCount).map((event) => (
          <ActivityItem key={event.id} event={event} />
        ))}
      </ul>
      {!isExpanded && data.length > initialEventCount && (
        <Button className="justify-self-start" onClick={() => setIsExpanded(true)}>
          {t('account.activity.more')}
        </Button>
      )}
    </Card>
  );
}

function ActivityItem({ event }: { event: SecurityEvent }) {
  const t = useAccountMessages();
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(event.at),
  );
  return (
    <li className="border-t border-line py-3 text-sm first:border-t-0 first:pt-0 last:pb-0">
      <p className="font-semibold">{t(`account.activity.kinds.${event.kind}`)}</p>
      <p className="wrap-anywhere text-ink-soft">
        {t('account.activity.line', { at: time, device: formatDeviceName(event, t), network: event.network })}
      </p>
    </li>
  );
}
