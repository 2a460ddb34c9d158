import { reportSchema } from '@shortlist/contracts/admin/reports';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { refetchIntervalMs } from '../../shared/queries';
import { CardHeader } from '../../shared/card-header';
import { TextWithMetrics } from '../../shared/text-with-metrics';

/** The `daily` summary covers today so far. The `weekly` summary covers the last complete week. */
export function ReportSummary({ period, title }: { period: 'daily' | 'weekly'; title: string }) {
  const t = useMessages();
  const { data, isError, isFetching, refetch } = useQuery({
    ...getQueryOptions(`/api/ai-reports/${period}`, reportSchema),
    refetchInterval: refetchIntervalMs,
  });
  return (
    <Card className="grid content-start gap-3">
      <CardHeader title={title} />
      {data && <TextWithMetrics text={data.report} />}
      {!data && !isError && (
        <Skeleton label={t('reports.loading')} className="grid gap-3">
          <SkeletonBlock className="h-4" />
          <SkeletonBlock className="h-4" />
          <SkeletonBlock className="h-4 w-2/3" />
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
