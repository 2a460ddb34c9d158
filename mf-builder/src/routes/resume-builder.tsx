import { useState } from 'react';
import { resumeSchema } from '@shortlist/contracts/builder/saved-resume';
import { designs } from '@shortlist/documents/templates/designs';
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
import { EditorProvider } from '../shared/editor/editor';
import { FormViewProvider } from '../shared/editor/form-view';
import { EditorScreen } from './editor-screen';

/**
 * /resume-builder and /resume-builder/{id}. A new resume gets its address when it first comes to the server; the screen
 * stays as it is, so nobody who types notices.
 */
export default function ResumeBuilder() {
  const { id } = useParams();
  const [opened, setOpened] = useState({ at: id, loads: id, visit: 0 });
  const [created, setCreated] = useState<string>();
  if (id !== opened.at) {
    setOpened(
      id !== undefined && id === created ? { ...opened, at: id } : { at: id, loads: id, visit: opened.visit + 1 },
    );
  }
  const key = `${opened.visit}`;
  if (opened.loads === undefined) return <NewResume key={key} onCreated={setCreated} />;
  return <StoredResume key={key} id={opened.loads} />;
}

function NewResume({ onCreated }: { onCreated: (id: string) => void }) {
  const go = useGo();
  const [params] = useSearchParams();
  const templateId = useTemplateOf(params.get('template'));
  return (
    <EditorProvider
      resume={null}
      templateId={templateId}
      onCreated={(id) => {
        onCreated(id);
        const query = new URLSearchParams(window.location.search);
        query.delete('template');
        if (!query.has('tab')) query.set('tab', 'template');
        go(`/resume-builder/${id}?${query.toString()}`, { replace: true });
      }}
    >
      <FormViewProvider open={['personal', 'summary', 'experience', 'education', 'skills']}>
        <EditorScreen isNew />
      </FormViewProvider>
    </EditorProvider>
  );
}

/** Source of the rule: the specification: the query's template, else `modern`, else the form's own default, else the first. */
function useTemplateOf(asked: string | null): string {
  const known = (wanted: string | null) => designs.find((design) => design.id === wanted)?.id;
  return known(asked) ?? known('modern') ?? known('modern-professional') ?? designs[0]?.id ?? '';
}

function StoredResume({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...getQuery(`/api/resumes/${encodeURIComponent(id)}`, resumeSchema),
    queryKey: ['editor', id],
    // What is opened is what is stored now; afterwards the editor knows better than any answer.
    gcTime: 0,
  });
  if (data?.deletedAt) return <Gone binned />;
  if (data) {
    return (
      <EditorProvider resume={data} templateId={data.templateId} onCreated={() => undefined}>
        <FormViewProvider open={['personal', 'experience']}>
          <EditorScreen isNew={false} />
        </FormViewProvider>
      </EditorProvider>
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
      <h1 className="d3">{t('frame.edit')}</h1>
      <Empty
        title={t(binned ? 'builder.binned' : 'builder.gone')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {isMounted('/dashboard') && (
              <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
                {t('builder.toDashboard')}
              </Link>
            )}
            <Link to="/resume-builder" className={buttonClass()}>
              {t('builder.begin')}
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
      <h1 className="d3">{t('frame.edit')}</h1>
      <Alert
        tone="danger"
        lead={t('builder.failed')}
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
    <Skeleton label={t('builder.loading')} className="builder-wrap grid gap-6 py-5">
      <Bone className="h-9 w-56" />
      <Bone className="h-11" />
      <div className="grid gap-8 lg:grid-cols-[568px_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          {Array.from({ length: 6 }, (_, index) => (
            <Bone key={index} className="h-16" />
          ))}
        </div>
        <Bone className="aspect-[210/297] rounded-sheet max-lg:hidden" />
      </div>
    </Skeleton>
  );
}
