import { ApiError } from '@shortlist/shared-ui/api';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../messages';
import { PageTitle } from '../shared/page-title';
import { generationQuery } from '../shared/queries';
import { ResultView } from './result-view';

/** A generation by its id: the caller's own, made now or earlier. */
export function ResultScreen({ id, onAnother }: { id: string; onAnother: () => void }) {
  const t = useMessages();
  const { data, error, refetch } = useQuery(generationQuery(id));
  if (data) return <ResultView generation={data} onAnother={onAnother} />;
  if (!error) return <Loading />;

  const gone = error instanceof ApiError && error.status === 404;
  return (
    <div className="wrap grid gap-6 pt-8 pb-16 lg:pt-14">
      <PageTitle className="d2">{t('result.heading')}</PageTitle>
      <Alert
        tone={gone ? 'neutral' : 'danger'}
        lead={t(gone ? 'result.gone' : 'result.failed')}
        action={
          gone ? (
            <Button onClick={onAnother}>{t('wall.back')}</Button>
          ) : (
            <Button onClick={() => void refetch()}>{t('result.retry')}</Button>
          )
        }
      >
        {t(gone ? 'result.goneText' : 'result.failedText')}
      </Alert>
    </div>
  );
}

function Loading() {
  const t = useMessages();
  return (
    <Skeleton label={t('result.loading')} className="wrap grid gap-4 pt-6 pb-12 lg:gap-6 lg:pt-8">
      <Bone className="h-8 w-3/5 lg:h-11" />
      <Bone className="h-11" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_408px] lg:gap-10">
        <div className="grid content-start gap-4 lg:gap-3">
          <Bone className="h-11 w-2/5" />
          <Bone className="aspect-[210/297] rounded-sheet" />
        </div>
        <Bone className="h-96 rounded-card" />
      </div>
    </Skeleton>
  );
}
