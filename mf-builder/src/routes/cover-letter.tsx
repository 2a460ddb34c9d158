import { useEffect } from 'react';
import { coverLetterSchema } from '@shortlist/contracts/builder/cover-letter';
import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import { api, ApiError } from '@shortlist/shared-ui/api';
import { useGo } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useParams, useSearchParams } from '@shortlist/shared-ui/router';
import { useMessages } from '../messages';
import { Absent, LetterBones, LoadFailed, LoadingDocument, useOpened } from '../shared/document/opened';
import { storedQuery } from '../shared/document/stored-query';
import { LetterProvider } from '../shared/letter/letter';
import { letterKind } from '../shared/letter/letter-kind';
import { lettersQuery, resumesQuery } from '../shared/stored/queries';
import { LetterScreen } from './letter-screen';

/**
 * Serves /cover-letter and /cover-letter/{id}. A new letter gets its URL with the first write to the server; the screen
 * stays mounted.
 */
export default function CoverLetterRoute() {
  const { id } = useParams();
  const { key, loads, onCreated } = useOpened(id);
  if (loads === undefined) return <NewLetter key={key} onCreated={onCreated} />;
  return <StoredLetter key={key} id={loads} />;
}

/**
 * Starts a letter from the resume in the URL, else from the newest resume. A generated resume opens the letter that was
 * generated with it, unless the URL requests a new one.
 */
function NewLetter({ onCreated }: { onCreated: (id: string) => void }) {
  const t = useMessages();
  const [params] = useSearchParams();
  const resumes = useQuery(resumesQuery());
  if (resumes.isPending) return <LoadingDocument label={t('letter.loading')} form={<LetterBones />} />;
  const asked = params.get('resume');
  const resume = resumes.data?.find(({ id }) => id === asked) ?? resumes.data?.[0];
  const blank = <BlankLetter resume={resume} onCreated={onCreated} />;
  if (!resume?.generationId || params.has('new')) return blank;
  return <GeneratedLetter resumeId={resume.id} generationId={resume.generationId} absent={blank} />;
}

/**
 * Redirects to the letter of a resume's generation, which is created on the first request. Renders `absent` if that
 * fails.
 */
function GeneratedLetter(props: { resumeId: string; generationId: string; absent: React.ReactNode }) {
  const { resumeId, generationId, absent } = props;
  const t = useMessages();
  const go = useGo();
  const letters = useQuery(lettersQuery());
  const ofGeneration = letters.data?.filter((letter) => letter.generationId === generationId) ?? [];
  const known = ofGeneration.find((letter) => letter.resumeId === resumeId) ?? ofGeneration[0];
  const made = useQuery({
    queryKey: ['generated-letter', resumeId],
    queryFn: () =>
      api.post(
        '/api/cover-letters/draft',
        coverLetterSchema.pick({ id: true }),
        { generationId, resumeId },
        { headers: { 'Idempotency-Key': `letter-of-${resumeId}` } },
      ),
    enabled: !letters.isFetching && !letters.isError && !known,
    staleTime: Infinity,
    retry: false,
  });
  const id = letters.isFetching ? undefined : (known?.id ?? made.data?.id);
  useEffect(() => {
    if (id) go(`/cover-letter/${encodeURIComponent(id)}`, { replace: true });
  }, [id, go]);
  if (letters.isError || made.isError) return absent;
  return <LoadingDocument label={t('letter.loading')} form={<LetterBones />} />;
}

function BlankLetter({ resume, onCreated }: { resume: Resume | undefined; onCreated: (id: string) => void }) {
  const go = useGo();
  return (
    <LetterProvider
      letter={null}
      resume={resume}
      onCreated={(id) => {
        onCreated(id);
        const query = new URLSearchParams(window.location.search);
        query.delete('resume');
        query.delete('new');
        if (!query.has('tab')) query.set('tab', 'details');
        go(`/cover-letter/${id}?${query.toString()}`, { replace: true });
      }}
    >
      <LetterScreen first="details" />
    </LetterProvider>
  );
}

function StoredLetter({ id }: { id: string }) {
  const t = useMessages();
  const absent = (binned: boolean) => (
    <Absent
      heading={t('letter.edit')}
      title={t(binned ? 'letter.binned' : 'letter.gone')}
      binned={binned}
      begin={{ to: '/cover-letter?new=1', label: t('letter.begin') }}
    />
  );
  const { data, error, refetch } = useQuery(storedQuery(letterKind, id));
  if (data?.deletedAt) return absent(true);
  if (data) {
    return (
      <LetterProvider letter={data} onCreated={() => undefined}>
        <LetterScreen first={(data.draft ?? data).content ? 'edit' : 'details'} />
      </LetterProvider>
    );
  }
  if (!error) return <LoadingDocument label={t('letter.loading')} form={<LetterBones />} />;
  if (error instanceof ApiError && error.status === 404) return absent(false);
  return <LoadFailed heading={t('letter.edit')} lead={t('letter.loadFailed')} onRetry={() => void refetch()} />;
}
