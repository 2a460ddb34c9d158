import { useState } from 'react';
import { coverLetterSchema } from '@shortlist/contracts/builder/cover-letter';
import { ApiError, getQuery } from '@shortlist/shared-ui/api';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button, buttonClass } from '@shortlist/shared-ui/components/button';
import { Empty } from '@shortlist/shared-ui/components/empty';
import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useGo } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useParams, useSearchParams } from '@shortlist/shared-ui/router';
import { useMessages } from '../messages';
import { LetterProvider } from '../shared/letter/letter';
import { resumesQuery } from '../shared/stored/queries';
import { LetterScreen } from './letter-screen';

/**
 * /cover-letter and /cover-letter/{id}. A new letter gets its address when it first comes to the server; the screen stays
 * as it is.
 */
export default function CoverLetterRoute() {
  const { id } = useParams();
  const [opened, setOpened] = useState({ at: id, loads: id, visit: 0 });
  const [created, setCreated] = useState<string>();
  if (id !== opened.at) {
    setOpened(
      id !== undefined && id === created ? { ...opened, at: id } : { at: id, loads: id, visit: opened.visit + 1 },
    );
  }
  const key = `${opened.visit}`;
  if (opened.loads === undefined) return <NewLetter key={key} onCreated={setCreated} />;
  return <StoredLetter key={key} id={opened.loads} />;
}

/** Written from the resume that the address names, else from the newest. */
function NewLetter({ onCreated }: { onCreated: (id: string) => void }) {
  const go = useGo();
  const [params] = useSearchParams();
  const resumes = useQuery(resumesQuery());
  if (resumes.isPending) return <Loading />;
  const asked = params.get('resume');
  const resume = resumes.data?.find(({ id }) => id === asked) ?? resumes.data?.[0];
  return (
    <LetterProvider
      letter={null}
      resumeId={resume?.id ?? ''}
      onCreated={(id) => {
        onCreated(id);
        const query = new URLSearchParams(window.location.search);
        query.delete('resume');
        if (!query.has('tab')) query.set('tab', 'details');
        go(`/cover-letter/${id}?${query.toString()}`, { replace: true });
      }}
    >
      <LetterScreen first="details" />
    </LetterProvider>
  );
}

function StoredLetter({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...getQuery(`/api/cover-letters/${encodeURIComponent(id)}`, coverLetterSchema),
    queryKey: ['letter', id],
    // What is opened is what is stored now; afterwards the editor knows better than any answer.
    gcTime: 0,
  });
  if (data?.deletedAt) return <Gone binned />;
  if (data) {
    return (
      <LetterProvider letter={data} resumeId={data.resumeId} onCreated={() => undefined}>
        <LetterScreen first={(data.draft ?? data).content ? 'edit' : 'details'} />
      </LetterProvider>
    );
  }
  if (!error) return <Loading />;
  if (error instanceof ApiError && error.status === 404) return <Gone />;
  return <Failed onRetry={() => void refetch()} />;
}

function Gone({ binned = false }: { binned?: boolean }) {
  const t = useMessages();
  const isMounted = useIsMounted();
  return (
    <div className="wrap pt-8 pb-16">
      <h1 className="d3">{t('letter.edit')}</h1>
      <Empty
        title={t(binned ? 'letter.binned' : 'letter.gone')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {isMounted('/dashboard') && (
              <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
                {t('builder.toDashboard')}
              </Link>
            )}
            <Link to="/cover-letter" className={buttonClass()}>
              {t('letter.begin')}
            </Link>
          </div>
        }
      >
        {t(binned ? 'builder.binnedText' : 'builder.goneText')}
      </Empty>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return (
    <div className="wrap grid gap-6 pt-8 pb-16">
      <h1 className="d3">{t('letter.edit')}</h1>
      <Alert
        tone="danger"
        lead={t('letter.loadFailed')}
        action={
          <Button size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('builder.failedText')}
      </Alert>
    </div>
  );
}

function Loading() {
  const t = useMessages();
  return (
    <Skeleton label={t('letter.loading')} className="builder-wrap grid gap-6 py-5">
      <Bone className="h-9 w-56" />
      <Bone className="h-11" />
      <div className="grid gap-8 lg:grid-cols-[568px_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          {Array.from({ length: 5 }, (_, index) => (
            <Bone key={index} className="h-16" />
          ))}
        </div>
        <Bone className="aspect-[210/297] rounded-sheet max-lg:hidden" />
      </div>
    </Skeleton>
  );
}
