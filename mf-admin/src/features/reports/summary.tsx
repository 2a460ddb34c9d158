import { reportSchema } from '@shortlist/contracts/admin/reports';
import { getQuery } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { refresh } from '../../shared/activities/queries';
import { CardHead } from '../../shared/card-head';
import { PlainText } from '../../shared/plain-text';

/** The report on today so far or on the last whole week. */
export function Summary({ of, title }: { of: 'daily' | 'weekly'; title: string }) {
  const t = useMessages();
  const { data, isError, isFetching, refetch } = useQuery({
    ...getQuery(`/api/ai-reports/${of}`, reportSchema),
    refetchInterval: refresh,
  });
  return (
    <Card className="grid content-start gap-3">
      <CardHead title={title} />
      {data && <PlainText text={data.report} />}
      {!data && !isError && (
        <Skeleton label={t('reports.loading')} className="grid gap-3">
          <Bone className="h-4" />
          <Bone className="h-4" />
          <Bone className="h-4 w-2/3" />
        </Skeleton>
      )}
      {!data && isError && (
        <div className="grid justify-items-start gap-3 text-sm text-ink-soft">
          <p>{t('reports.summaryError')}</p>
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </Card>
  );
}
