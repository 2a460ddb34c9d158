import { ApiError } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { EmptyState } from '@shortlist/shared-ui/components/empty-state';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../messages';
import { PageTitle } from '../shared/page-title';
import { generationQuery } from '../shared/queries';
import { ResultSkeleton } from '../features/result/result-skeleton';
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
            title={t('result.notFound')}
            action={
              <Button variant="primary" onClick={onGenerateAnother}>
                {t('paywall.back')}
              </Button>
            }
          >
            {t('result.notFoundText')}
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
