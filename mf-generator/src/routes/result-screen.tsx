import { ApiError } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { EmptyState } from '@shortlist/shared-ui/components/empty-state';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { SkeletonBlock, SheetSkeleton, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../messages';
import { PageTitle } from '../shared/page-title';
import { generationQuery } from '../shared/queries';
import { ResultView } from './result-view';

export function ResultScreen({ id, onGenerateAnother }: { id: string; onGenerateAnother: () => void }) {
  const t = useMessages();
  const query = useQuery(generationQuery(id));
  const { data, error } = query;
  if (data) return <ResultView generation={data} onGenerateAnother={onGenerateAnother} />;
  if (!error) return <ResultSkeleton />;

  const isNotFound = error instanceof ApiError && error.status === 404;
  return (
    <div className="wrap grid gap-6 pt-6 pb-16 lg:pt-8 lg:pb-24">
      <PageTitle className="d2">{t('result.heading')}</PageTitle>
      {isNotFound ? (
        <Card padded={false}>
          <EmptyState
            title={t('result.gone')}
            action={
              <Button variant="primary" onClick={onGenerateAnother}>
                {t('wall.back')}
              </Button>
            }
          >
            {t('result.goneText')}
          </EmptyState>
        </Card>
      ) : (
        <LoadError query={query} title={t('result.failed')}>
          {t('result.failedText')}
        </LoadError>
      )}
    </div>
  );
}

function ResultSkeleton() {
  const t = useMessages();
  return (
    <Skeleton label={t('result.loading')} hasHeading className="wrap grid gap-4 pt-6 pb-12 lg:gap-6 lg:pt-8">
      <SkeletonBlock className="h-8 w-60 lg:h-11 lg:w-80" />
      <SkeletonBlock className="h-11 lg:rounded-card" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_408px] lg:gap-10">
        <div className="grid content-start gap-4 lg:gap-3">
          <SkeletonBlock className="h-8 w-28 max-lg:h-11 max-lg:w-50 max-lg:rounded-control" />
          <SheetSkeleton />
        </div>
        <Card className="grid content-start gap-5 self-start max-lg:hidden">
          <div className="flex items-center gap-5">
            <SkeletonBlock className="size-28 shrink-0 rounded-full" />
            <div className="grid grow gap-2">
              <SkeletonBlock className="h-6" />
              <SkeletonBlock className="h-6 w-2/3" />
              <SkeletonBlock className="h-4 w-4/5" />
            </div>
          </div>
          <SkeletonBlock className="h-20 rounded-card" />
          <SkeletonBlock className="h-11 rounded-control" />
          {Array.from({ length: 3 }, (_, index) => (
            <SkeletonBlock key={index} className="h-12" />
          ))}
        </Card>
      </div>
    </Skeleton>
  );
}
