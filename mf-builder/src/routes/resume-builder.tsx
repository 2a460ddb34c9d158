import { useState } from 'react';
import type { ExampleResponse } from '@shortlist/contracts/builder/example';
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
import { rememberExample } from '../shared/example/example-id';
import { ExampleHints, useExample } from '../shared/example/example-hints';
import { resumeKind } from '../shared/editor/resume-kind';
import { EditorScreen } from './editor-screen';

/**
 * Serves /resume-builder and /resume-builder/{id}. A new resume gets its URL with the first write to the server; the
 * screen stays mounted, so typing is not interrupted.
 */
export default function ResumeBuilder() {
  const { id } = useParams();
  const { key, loads, onCreated } = useOpened(id);
  if (loads === undefined) return <NewResume key={key} onCreated={onCreated} />;
  return <StoredResume key={key} id={loads} />;
}

function NewResume({ onCreated }: { onCreated: (id: string) => void }) {
  const t = useMessages();
  const [params] = useSearchParams();
  const [asked] = useState({ template: params.get('template'), example: params.get('example') ?? undefined });
  const { data: example, error, refetch } = useExample(asked.example);
  if (asked.example && !example) {
    if (!error) return <LoadingDocument label={t('builder.loading')} form={<ResumeBones />} />;
    // An unknown example is ignored.
    if (!(error instanceof ApiError && error.status === 404))
      return <LoadFailed heading={t('frame.create')} lead={t('example.failed')} onRetry={() => void refetch()} />;
  }
  return <BlankResume template={asked.template} example={example} onCreated={onCreated} />;
}

interface BlankProps {
  template: string | null;
  example?: ExampleResponse;
  onCreated: (id: string) => void;
}

function BlankResume({ template, example, onCreated }: BlankProps) {
  const go = useGo();
  const chosen = example?.templateId ?? template;
  const choosesTemplate = !designs.some(({ id }) => id === chosen);
  const lists = ['projects', 'achievements', 'certifications', 'languages', 'customSections'] as const;
  const more = lists.filter((list) => example && example.resume[list].length > 0);
  return (
    <EditorProvider
      resume={null}
      templateId={templateOf(chosen)}
      example={example}
      onCreated={(id) => {
        onCreated(id);
        if (example) rememberExample(id, example.id);
        const query = new URLSearchParams(window.location.search);
        query.delete('template');
        query.delete('example');
        if (!query.has('tab')) query.set('tab', choosesTemplate ? 'template' : 'content');
        go(`/resume-builder/${id}?${query.toString()}`, { replace: true });
      }}
    >
      <ExampleHints exampleId={example?.id}>
        <FormViewProvider open={['personal', 'summary', 'experience', 'education', 'skills', ...more]}>
          <EditorScreen choosesTemplate={choosesTemplate} />
        </FormViewProvider>
      </ExampleHints>
    </EditorProvider>
  );
}

/**
 * Returns the template from the query, else `modern`, else the form's own default, else the first template. Source: the
 * specification.
 */
function templateOf(asked: string | null): string {
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
        <ExampleHints resumeId={id}>
          <FormViewProvider open={['personal', 'experience']}>
            <EditorScreen />
          </FormViewProvider>
        </ExampleHints>
      </EditorProvider>
    );
  }
  if (!error) return <LoadingDocument label={t('builder.loading')} form={<ResumeBones />} />;
  if (error instanceof ApiError && error.status === 404) return absent(false);
  return <LoadFailed heading={t('frame.edit')} lead={t('builder.failed')} onRetry={() => void refetch()} />;
}
