import { useRef, useState } from 'react';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { followUpsQuery } from '../../shared/activities/queries';
import { CardEmpty, CardFigure, CardHead } from '../../shared/card-head';
import { useFormats } from '../../shared/format';
import { FollowUpRow } from './follow-up-row';

const first = 5;

/** Open follow-ups of all days and all agents, most urgent first. */
export function FollowUpQueue() {
  const t = useMessages();
  const { whole } = useFormats();
  const query = useQuery(followUpsQuery());
  const { data, isError } = query;
  const [all, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data && !isError) return null;
  const rows = all ? data : data?.slice(0, first);
  return (
    <Card pad={false} aria-labelledby="follow-ups" className="overflow-hidden">
      <CardHead bare title={t('reports.queue')} id="follow-ups" headingRef={heading}>
        {data && <CardFigure>{t('reports.open', { count: data.length })}</CardFigure>}
      </CardHead>
      {!data && (
        <LoadError query={query} className="mx-4 mb-4 md:mx-6 md:mb-6">
          {t('reports.queueError')}
        </LoadError>
      )}
      {rows?.length === 0 && <CardEmpty>{t('reports.queueEmpty')}</CardEmpty>}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((activity) => (
            // The pressed button is removed with its row, so the focus moves to the heading of the queue.
            <FollowUpRow key={activity.id} activity={activity} onResolved={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {data && data.length > first && !all && (
        <div className="border-t border-line p-3 text-center">
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            {t('reports.showAll', { count: whole(data.length) })}
          </Button>
        </div>
      )}
    </Card>
  );
}
