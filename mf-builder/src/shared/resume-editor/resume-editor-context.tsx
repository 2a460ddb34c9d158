import { createContext, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ExampleResponse } from '@shortlist/contracts/builder/example';
import type { ChangeCause, Resume, ResumeDraft } from '@shortlist/contracts/builder/resume';
import { resumeVersionSchema } from '@shortlist/contracts/builder/resume-versions';
import { api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { createDocumentContext } from '../document/document-context';
import { indexIssuesByPath } from '../document/issues';
import { getMovedPath, moveIn } from '../document/object-path';
import type { DocumentStore } from '../document/document-store';
import { createSaveActions } from '../document/save-actions';
import { createEmptyResume } from './empty-resume';
import { validateResume, prepareForSave } from './validate-resume';
import { createFocusStore, type FocusStore } from './field-focus';
import { resumeAdapter } from './resume-adapter';
import { getResumePath, createPathFilter } from '../api-paths';

const { DocumentProvider, useDocument, useHeaderState, useDocumentActions } = createDocumentContext(
  resumeAdapter,
  useCreateActions,
);
const FocusContext = createContext<FocusStore | undefined>(undefined);

interface Props {
  /** Null for a new resume. Later values are ignored, so each resume needs its own React `key`. */
  resume: Resume | null;
  templateId: string;
  example?: ExampleResponse;
  onCreated: (id: string) => void;
  children: ReactNode;
}

export function ResumeEditorProvider({ resume, templateId, example, onCreated, children }: Props) {
  const language = useLanguage();
  const [emptyResume] = useState(() => createEmptyResume(templateId, language, example));
  const [focus] = useState(createFocusStore);
  return (
    <FocusContext value={focus}>
      <DocumentProvider storedDocument={resume} emptyDraft={emptyResume} onCreated={onCreated}>
        {children}
      </DocumentProvider>
    </FocusContext>
  );
}

/** Re-renders only when the selected part changes: `useResumeEditor(({ draft }) => draft.templateId)`. */
export const useResumeEditor = useDocument;

export const useResumeHeaderState = useHeaderState;

function useFocusStore(): FocusStore {
  const focus = useContext(FocusContext);
  if (!focus) throw new Error('ResumeEditorProvider is missing');
  return focus;
}

export function useFocusedPath(): string {
  const focus = useFocusStore();
  return useSyncExternalStore(focus.subscribe, () => focus.getSnapshot().focusedPath);
}

export function useRequestedField() {
  const focus = useFocusStore();
  const requested = useSyncExternalStore(focus.subscribe, () => focus.getSnapshot().requestedField);
  return { requested, clearRequest: focus.clearRequest, setFocusedPath: focus.setFocusedPath };
}

interface SaveOptions {
  cause?: ChangeCause;
  aiOptimized?: boolean;
  silent?: boolean;
}

/** The returned object is stable until the screen or its language changes. */
export const useResumeEditorActions = useDocumentActions;

function useCreateActions(store: DocumentStore<ResumeDraft, Resume>) {
  const focus = useFocusStore();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const t = useMessages();

  return useMemo(() => {
    const { ensureStored, saveVersion } = createSaveActions(store, {
      toast,
      offlineTitle: t('frame.offline'),
      failureTitle: t('editor.error'),
      failureText: t('editor.saveFailed'),
      notifyEmpty: () => {
        toast({ title: t('editor.nothing'), description: t('editor.nothingText') });
        focus.requestField('personalInfo.firstName');
      },
      validate: (draft) => validateResume(draft, language),
      prepare: prepareForSave,
    });
    /** Saves a version even if fields are missing. The document then remains a draft. */
    const save = ({ silent, ...metadata }: SaveOptions = {}) =>
      saveVersion(metadata, async ({ id }, issues) => {
        if (issues.length > 0 && !metadata.cause)
          await api.post(`${getResumePath(id)}/versions`, resumeVersionSchema, {});
        const description = issues.length > 0 ? t('editor.savedMissing', { count: issues.length }) : undefined;
        if (!silent) toast({ title: t('editor.saved'), description });
        void queryClient.invalidateQueries(createPathFilter('/api/resumes'));
      });
    return {
      ...store,
      save,
      ensureStored,
      moveItem: (list: string, from: number, to: number) => {
        store.updateDraft((draft) => moveIn(draft, list, from, to));
        focus.setFocusedPath(getMovedPath(focus.getSnapshot().focusedPath, list, from, to));
      },
      /** Marks the field if its value is missing or invalid, and clears outdated marks. */
      checkField: async (path: string): Promise<void> => {
        const issues = indexIssuesByPath(await validateResume(store.getSnapshot().draft, language));
        const markedPaths = [...Object.keys(store.getSnapshot().issues), path];
        store.setIssues(
          Object.fromEntries(Object.entries(issues).filter(([issuePath]) => markedPaths.includes(issuePath))),
        );
      },
      /** Expands the section and entry of a field and focuses it. */
      focusField: focus.requestField,
    };
  }, [store, focus, language, queryClient, toast, t]);
}
