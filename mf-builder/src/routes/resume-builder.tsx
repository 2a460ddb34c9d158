import { designs } from '@shortlist/documents/templates/designs';
import { ApiError } from '@shortlist/shared-ui/api';
import { useGo } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useParams, useSearchParams } from '@shortlist/shared-ui/router';
import { useMessages } from '../messages';
import { Absent, LoadFailed, LoadingDocument, ResumeBones, useOpened } from '../shared/document/opened';
import { storedQuery } from '../shared/document/stored-query';
import { EditorProvider } from '../shared/editor/editor';
import { FormViewProvider } from '../shared/editor/form-view';
import { resumeKind } from '../shared/editor/resume-kind';
import { EditorScreen } from './editor-screen';

/**
 * /resume-builder and /resume-builder/{id}. A new resume gets its address when it first comes to the server; the screen
 * stays as it is, so nobody who types notices.
 */
export default function ResumeBuilder() {
  const { id } = useParams();
  const { key, loads, onCreated } = useOpened(id);
  if (loads === undefined) return <NewResume key={key} onCreated={onCreated} />;
  return <StoredResume key={key} id={loads} />;
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
  const t = useMessages();
  const absent = (binned: boolean) => (
    <Absent
      heading={t('frame.edit')}
      title={t(binned ? 'builder.binned' : 'builder.gone')}
      binned={binned}
      begin={{ to: '/resume-builder', label: t('builder.begin') }}
    />
  );
  const { data, error, refetch } = useQuery(storedQuery(resumeKind, id));
  if (data?.deletedAt) return absent(true);
  if (data) {
    return (
      <EditorProvider resume={data} templateId={data.templateId} onCreated={() => undefined}>
        <FormViewProvider open={['personal', 'experience']}>
          <EditorScreen isNew={false} />
        </FormViewProvider>
      </EditorProvider>
    );
  }
  if (!error) return <LoadingDocument label={t('builder.loading')} form={<ResumeBones />} />;
  if (error instanceof ApiError && error.status === 404) return absent(false);
  return <LoadFailed heading={t('frame.edit')} lead={t('builder.failed')} onRetry={() => void refetch()} />;
}
