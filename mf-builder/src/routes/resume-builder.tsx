import { useState } from 'react';
import type { ExampleResponse } from '@shortlist/contracts/builder/example';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { ApiError } from '@shortlist/shared-ui/api';
import { useLocalizedNavigate } from '@shortlist/shared-ui/navigation/use-language';
import { useParams, useSearchParams } from '@shortlist/shared-ui/router';
import { useMessages } from '../messages';
import { DocumentSkeleton, ResumeFormSkeleton } from '../shared/document/document-skeletons';
import { DocumentLoadError } from '../shared/document/document-states';
import { useDocumentRoute } from '../shared/document/use-document-route';
import { StoredDocumentLoader } from '../shared/document/stored-document-loader';
import { ResumeEditorProvider } from '../shared/resume-editor/resume-editor-context';
import { FormDisclosureProvider } from '../shared/resume-editor/form-disclosure';
import { rememberExample } from '../shared/example/example-id';
import { ExampleHints, useExample } from '../shared/example/example-hints';
import { resumeAdapter } from '../shared/resume-editor/resume-adapter';
import { ResumeEditorScreen } from './resume-editor-screen';

/**
 * Serves /resume-builder and /resume-builder/{id}. A new resume gets its own URL with the first write to the server.
 * The screen stays mounted, so typing isn't interrupted.
 */
export default function ResumeBuilderRoute() {
  const { id } = useParams();
  const { key, loadId, onCreated } = useDocumentRoute(id);
  if (loadId === undefined) return <NewResume key={key} onCreated={onCreated} />;
  return <StoredResume key={key} id={loadId} />;
}

function NewResume({ onCreated }: { onCreated: (id: string) => void }) {
  const t = useMessages();
  const [params] = useSearchParams();
  const [initialParams] = useState({ template: params.get('template'), example: params.get('example') ?? undefined });
  const { data: example, error, refetch } = useExample(initialParams.example);
  if (initialParams.example && !example) {
    if (!error) return <DocumentSkeleton label={t('builder.loading')} formSkeleton={<ResumeFormSkeleton />} />;
    // Ignores an unknown example.
    if (!(error instanceof ApiError && error.status === 404))
      return (
        <DocumentLoadError heading={t('frame.create')} message={t('example.failed')} onRetry={() => void refetch()} />
      );
  }
  return <NewResumeEditor template={initialParams.template} example={example} onCreated={onCreated} />;
}

interface NewResumeEditorProps {
  template: string | null;
  example?: ExampleResponse;
  onCreated: (id: string) => void;
}

function NewResumeEditor({ template, example, onCreated }: NewResumeEditorProps) {
  const navigate = useLocalizedNavigate();
  const requestedTemplate = example?.templateId ?? template;
  const shouldChooseTemplate = !templateDesigns.some(({ id }) => id === requestedTemplate);
  const optionalSections = ['projects', 'achievements', 'certifications', 'languages', 'customSections'] as const;
  const filledOptionalSections = optionalSections.filter((list) => example && example.resume[list].length > 0);
  return (
    <ResumeEditorProvider
      resume={null}
      templateId={resolveTemplateId(requestedTemplate)}
      example={example}
      onCreated={(id) => {
        onCreated(id);
        if (example) rememberExample(id, example.id);
        const query = new URLSearchParams(window.location.search);
        query.delete('template');
        query.delete('example');
        if (!query.has('tab')) query.set('tab', shouldChooseTemplate ? 'template' : 'content');
        navigate(`/resume-builder/${id}?${query.toString()}`, { replace: true });
      }}
    >
      <ExampleHints exampleId={example?.id}>
        <FormDisclosureProvider
          initialOpenSections={['personal', 'summary', 'experience', 'education', 'skills', ...filledOptionalSections]}
        >
          <ResumeEditorScreen shouldChooseTemplate={shouldChooseTemplate} />
        </FormDisclosureProvider>
      </ExampleHints>
    </ResumeEditorProvider>
  );
}

function resolveTemplateId(requestedTemplate: string | null): string {
  const findTemplate = (templateId: string | null) => templateDesigns.find((design) => design.id === templateId)?.id;
  return (
    findTemplate(requestedTemplate) ??
    findTemplate('modern') ??
    findTemplate('modern-professional') ??
    templateDesigns[0]?.id ??
    ''
  );
}

function StoredResume({ id }: { id: string }) {
  const t = useMessages();
  return (
    <StoredDocumentLoader
      adapter={resumeAdapter}
      id={id}
      heading={t('frame.edit')}
      notFoundTitle={t('builder.notFound')}
      inTrashTitle={t('builder.inTrash')}
      loadFailedMessage={t('builder.failed')}
      loadingLabel={t('builder.loading')}
      formSkeleton={<ResumeFormSkeleton />}
      createLink={{ to: '/resume-builder', label: t('builder.startNew') }}
    >
      {(resume) => (
        <ResumeEditorProvider resume={resume} templateId={resume.templateId} onCreated={() => undefined}>
          <ExampleHints resumeId={id}>
            <FormDisclosureProvider initialOpenSections={['personal', 'experience']}>
              <ResumeEditorScreen />
            </FormDisclosureProvider>
          </ExampleHints>
        </ResumeEditorProvider>
      )}
    </StoredDocumentLoader>
  );
}
