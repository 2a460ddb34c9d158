import { useRef, useState } from 'react';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { followUpsQuery } from '../../shared/queries';
import { CardEmptyState, CardHeaderNote, CardHeader } from '../../shared/card-header';
import { useFormatters } from '../../shared/use-formatters';
import { FollowUpRow } from './follow-up-row';

const collapsedRowCount = 5;

/** Lists open follow-ups from all days and from all agents, most urgent first. */
export function FollowUpQueue() {
  const t = useMessages();
  const { formatInteger } = useFormatters();
  const query = useQuery(followUpsQuery());
  const { data, isError } = query;
  const [isExpanded, setIsExpanded] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  if (!data && !isError) return null;
  const rows = isExpanded ? data : data?.slice(0, collapsedRowCount);
  return (
    <Card padded={false} aria-labelledby="follow-ups" className="overflow-hidden">
      <CardHeader isPadded title={t('reports.queue')} id="follow-ups" headingRef={headingRef}>
        {data && <CardHeaderNote>{t('reports.open', { count: data.length })}</CardHeaderNote>}
      </CardHeader>
      {!data && (
        <LoadError query={query} className="mx-4 mb-4 md:mx-6 md:mb-6">
          {t('reports.queueError')}
        </LoadError>
      )}
      {rows?.length === 0 && <CardEmptyState>{t('reports.queueEmpty')}</CardEmptyState>}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((activity) => (
            // The clicked button disappears with its row, so the focus moves to the heading of the queue.
            <FollowUpRow key={activity.id} activity={activity} onResolved={() => headingRef.current?.focus()} />
          ))}
        </ul>
      )}
      {data && data.length > collapsedRowCount && !isExpanded && (
        <div className="border-t border-line p-3 text-center">
          <Button variant="quiet" size="sm" onClick={() => setIsExpanded(true)}>
            {t('reports.showAll', { count: formatInteger(data.length) })}
          </Button>
        </div>
      )}
    </Card>
  );
}
