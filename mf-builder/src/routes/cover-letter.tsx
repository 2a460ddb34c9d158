import { useEffect, useState } from 'react';
import { coverLetterSchema } from '@shortlist/contracts/builder/cover-letter';
import type { Resume } from '@shortlist/contracts/builder/resume';
import { api } from '@shortlist/shared-ui/api';
import { useLocalizedNavigate } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useParams, useSearchParams } from '@shortlist/shared-ui/router';
import { useMessages } from '../messages';
import { DocumentSkeleton, LetterFormSkeleton } from '../shared/document/document-skeletons';
import { useDocumentRoute } from '../shared/document/use-document-route';
import { StoredDocumentLoader } from '../shared/document/stored-document-loader';
import { LetterEditorProvider } from '../shared/letter-editor/letter-editor-context';
import { letterAdapter } from '../shared/letter-editor/letter-adapter';
import { lettersQuery, resumesQuery } from '../shared/stored-documents/document-list-queries';
import { LetterEditorScreen } from './letter-editor-screen';

/**
 * Serves /cover-letter and /cover-letter/{id}. A new letter gets its own URL with the first write to the server, and
 * the screen stays mounted.
 */
export default function CoverLetterRoute() {
  const { id } = useParams();
  const { key, loadId, onCreated } = useDocumentRoute(id);
  if (loadId === undefined) return <NewLetter key={key} onCreated={onCreated} />;
  return <StoredLetter key={key} id={loadId} />;
}

/**
 * Starts a letter from the resume in the URL or, without one, from the newest resume. If that resume was generated,
 * opens the letter that was generated with it, unless the URL requests a new letter.
 */
function NewLetter({ onCreated }: { onCreated: (id: string) => void }) {
  const t = useMessages();
  const [params] = useSearchParams();
  // Reads the parameters only once, because storing the letter removes them from the URL.
  const [{ requestedId, isNew }] = useState({ requestedId: params.get('resume'), isNew: params.has('new') });
  const resumes = useQuery(resumesQuery());
  if (resumes.isPending) return <DocumentSkeleton label={t('letter.loading')} formSkeleton={<LetterFormSkeleton />} />;
  const resume = resumes.data?.find(({ id }) => id === requestedId) ?? resumes.data?.[0];
  const newLetterEditor = <NewLetterEditor resume={resume} onCreated={onCreated} />;
  if (!resume?.generationId || isNew) return newLetterEditor;
  return <GeneratedLetter resumeId={resume.id} generationId={resume.generationId} fallback={newLetterEditor} />;
}

/**
 * Redirects to the letter that was generated with the resume. The first request creates the letter. If it fails,
 * renders `fallback`.
 */
function GeneratedLetter(props: { resumeId: string; generationId: string; fallback: React.ReactNode }) {
  const { resumeId, generationId, fallback } = props;
  const t = useMessages();
  const navigate = useLocalizedNavigate();
  const letters = useQuery(lettersQuery());
  const generatedLetters = letters.data?.filter((letter) => letter.generationId === generationId) ?? [];
  const existingLetter = generatedLetters.find((letter) => letter.resumeId === resumeId) ?? generatedLetters[0];
  const createdLetter = useQuery({
    queryKey: ['generated-letter', resumeId],
    queryFn: () =>
      api.post(
        '/api/cover-letters/draft',
        coverLetterSchema.pick({ id: true }),
        { generationId, resumeId },
        { headers: { 'Idempotency-Key': `letter-of-${resumeId}` } },
      ),
    enabled: !letters.isFetching && !letters.isError && !existingLetter,
    staleTime: Infinity,
    retry: false,
  });
  const id = letters.isFetching ? undefined : (existingLetter?.id ?? createdLetter.data?.id);
  useEffect(() => {
    if (id) navigate(`/cover-letter/${encodeURIComponent(id)}`, { replace: true });
  }, [id, navigate]);
  if (letters.isError || createdLetter.isError) return fallback;
  return <DocumentSkeleton label={t('letter.loading')} formSkeleton={<LetterFormSkeleton />} />;
}

function NewLetterEditor({ resume, onCreated }: { resume: Resume | undefined; onCreated: (id: string) => void }) {
  const navigate = useLocalizedNavigate();
  return (
    <LetterEditorProvider
      letter={null}
      resume={resume}
      onCreated={(id) => {
        onCreated(id);
        const query = new URLSearchParams(window.location.search);
        query.delete('resume');
        query.delete('new');
        if (!query.has('tab')) query.set('tab', 'details');
        navigate(`/cover-letter/${id}?${query.toString()}`, { replace: true });
      }}
    >
      <LetterEditorScreen initialTab="details" />
    </LetterEditorProvider>
  );
}

function StoredLetter({ id }: { id: string }) {
  const t = useMessages();
  return (
    <StoredDocumentLoader
      adapter={letterAdapter}
      id={id}
      heading={t('letter.edit')}
      notFoundTitle={t('letter.notFound')}
      inTrashTitle={t('letter.inTrash')}
      loadFailedMessage={t('letter.loadFailed')}
      loadingLabel={t('letter.loading')}
      formSkeleton={<LetterFormSkeleton />}
      createLink={{ to: '/cover-letter?new=1', label: t('letter.startNew') }}
    >
      {(letter) => (
        <LetterEditorProvider letter={letter} onCreated={() => undefined}>
          <LetterEditorScreen initialTab={(letter.draft ?? letter).content ? 'edit' : 'details'} />
        </LetterEditorProvider>
      )}
    </StoredDocumentLoader>
  );
}
