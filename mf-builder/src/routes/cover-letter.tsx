import { ApiError } from '@shortlist/shared-ui/api';
import { useGo } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useParams, useSearchParams } from '@shortlist/shared-ui/router';
import { useMessages } from '../messages';
import { Absent, LetterBones, LoadFailed, LoadingDocument, useOpened } from '../shared/document/opened';
import { storedQuery } from '../shared/document/stored-query';
import { LetterProvider } from '../shared/letter/letter';
import { letterKind } from '../shared/letter/letter-kind';
import { resumesQuery } from '../shared/stored/queries';
import { LetterScreen } from './letter-screen';

/**
 * /cover-letter and /cover-letter/{id}. A new letter gets its address when it first comes to the server; the screen stays
 * as it is.
 */
export default function CoverLetterRoute() {
  const { id } = useParams();
  const { key, loads, onCreated } = useOpened(id);
  if (loads === undefined) return <NewLetter key={key} onCreated={onCreated} />;
  return <StoredLetter key={key} id={loads} />;
}

/** Written from the resume that the address names, else from the newest. */
function NewLetter({ onCreated }: { onCreated: (id: string) => void }) {
  const t = useMessages();
  const go = useGo();
  const [params] = useSearchParams();
  const resumes = useQuery(resumesQuery());
  if (resumes.isPending) return <LoadingDocument label={t('letter.loading')} form={<LetterBones />} />;
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
  const t = useMessages();
  const absent = (binned: boolean) => (
    <Absent
      heading={t('letter.edit')}
      title={t(binned ? 'letter.binned' : 'letter.gone')}
      binned={binned}
      begin={{ to: '/cover-letter', label: t('letter.begin') }}
    />
  );
  const { data, error, refetch } = useQuery(storedQuery(letterKind, id));
  if (data?.deletedAt) return absent(true);
  if (data) {
    return (
      <LetterProvider letter={data} resumeId={data.resumeId} onCreated={() => undefined}>
        <LetterScreen first={(data.draft ?? data).content ? 'edit' : 'details'} />
      </LetterProvider>
    );
  }
  if (!error) return <LoadingDocument label={t('letter.loading')} form={<LetterBones />} />;
  if (error instanceof ApiError && error.status === 404) return absent(false);
  return <LoadFailed heading={t('letter.edit')} lead={t('letter.loadFailed')} onRetry={() => void refetch()} />;
}
