import { createContext, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ExampleResponse } from '@shortlist/contracts/builder/example';
import {
  resumeVersionSchema,
  type ChangeCause,
  type Resume,
  type ResumeDraft,
} from '@shortlist/contracts/builder/resume';
import { api, ApiError, getErrorMessage } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { createDocumentContext } from '../document/document-context';
import { indexIssuesByPath } from '../document/issues';
import { getMovedPath, moveIn } from '../document/object-path';
import type { DocumentState } from '../document/document-store';
import { createEmptyResume } from './empty-resume';
import { validateResume, prepareForSave } from './validate-resume';
import { createFocusStore, type FocusStore } from './field-focus';
import { resumeAdapter } from './resume-adapter';
import { getResumePath } from '../document-paths';
import { createPathFilter } from '../query-keys';

export type ResumeEditorState = DocumentState<ResumeDraft, Resume>;

const { DocumentProvider, useDocument, useDocumentStore } = createDocumentContext(resumeAdapter);
const FocusContext = createContext<FocusStore | undefined>(undefined);
const ActionsContext = createContext<ResumeEditorActions | undefined>(undefined);

interface Props {
  /** The stored resume; null for a new one. Later values are ignored, so each resume needs its own React `key`. */
  resume: Resume | null;
  templateId: string;
  /** A new resume starts with the sections of this example, without their text. */
  example?: ExampleResponse;
  onCreated: (id: string) => void;
  children: ReactNode;
}

export function ResumeEditorProvider({ resume, templateId, example, onCreated, children }: Props) {
  const language = useLanguage();
  const [emptyResume] = useState(() => createEmptyResume(templateId, language, example));
  const [focus] = useState(createFocusStore);
  return (
    <DocumentProvider storedDocument={resume} emptyDraft={emptyResume} onCreated={onCreated}>
      <FocusContext value={focus}>
        <ActionsProvider>{children}</ActionsProvider>
      </FocusContext>
    </DocumentProvider>
  );
}

/**
 * Selects a part of the resume and re-renders only when that part changes: `useResumeEditor(({ draft }) =>
 * draft.templateId)`.
 */
export const useResumeEditor = useDocument;

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
  const requested = useSyncExternalStore(focus.subscribe, () => focus.getSnapshot().requested);
  return { requested, clearRequest: focus.clearRequest, setFocusedPath: focus.setFocusedPath };
}

interface SaveOptions {
  cause?: ChangeCause;
  aiOptimized?: boolean;
  /** Suppresses the success toast. */
  silent?: boolean;
}

function ActionsProvider({ children }: { children: ReactNode }) {
  return <ActionsContext value={useCreateActions()}>{children}</ActionsContext>;
}

/** Returns the actions of the resume. The object is stable until the screen or its language changes. */
export function useResumeEditorActions(): ResumeEditorActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('ResumeEditorProvider is missing');
  return actions;
}
export type ResumeEditorActions = ReturnType<typeof useCreateActions>;

function useCreateActions() {
  const store = useDocumentStore();
  const focus = useFocusStore();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const t = useMessages();

  return useMemo(() => {
    /** Reports why something is not stored, except for a conflict, which has its own dialog. */
    const notifyFailure = (reason?: string) => {
      const { saveStatus, refusal } = store.getSnapshot();
      if (saveStatus === 'offline') toast({ title: t('frame.offline') });
      else if (saveStatus !== 'conflict')
        toast({
          title: t('editor.error'),
          description: refusal ?? reason ?? t('editor.saveFailed'),
          variant: 'destructive',
        });
    };
    /**
     * Returns the stored resume with the latest input. If the resume is empty or could not be stored, notifies the user
     * and returns null.
     */
    async function ensureStored(): Promise<Resume | null> {
      const isStored = await store.flush();
      const { stored } = store.getSnapshot();
      if (isStored && stored) return stored;
      if (isStored) {
        toast({ title: t('editor.nothing'), description: t('editor.nothingText') });
        focus.requestField('personalInfo.firstName');
      } else notifyFailure();
      return null;
    }
    /**
     * Saves a version. Missing fields are marked but do not prevent saving: such a version is stored beside the draft.
     * On failure, notifies the user and returns null.
     */
    async function save({ silent, ...options }: SaveOptions = {}): Promise<Resume | null> {
      try {
        const issues = await validateResume(store.getSnapshot().draft, language);
        store.setIssues(indexIssuesByPath(issues));
        const resume = issues.length === 0 ? await store.save(prepareForSave, options) : await ensureStored();
        if (!resume) return null;
        if (issues.length > 0 && !options.cause)
          await api.post(`${getResumePath(resume.id)}/versions`, resumeVersionSchema, {});
        const description = issues.length > 0 ? t('editor.savedMissing', { count: issues.length }) : undefined;
        if (!silent) toast({ title: t('editor.saved'), description });
        void queryClient.invalidateQueries(createPathFilter('/api/resumes'));
        return resume;
      } catch (error) {
        console.error('The version could not be saved', error);
        if (error instanceof ApiError && error.body?.issues) store.setIssues(indexIssuesByPath(error.body.issues));
        const isFull = error instanceof ApiError && error.body?.code === 'storage_full';
        notifyFailure(isFull ? getErrorMessage(error) : undefined);
        return null;
      }
    }
    return {
      getSnapshot: store.getSnapshot,
      setField: store.setField,
      updateDraft: store.updateDraft,
      /** Moves a list item, and updates the path of the edited field. */
      moveItem: (list: string, from: number, to: number) => {
        store.updateDraft((draft) => moveIn(draft, list, from, to));
        focus.setFocusedPath(getMovedPath(focus.getSnapshot().focusedPath, list, from, to));
      },
      undo: store.undo,
      redo: store.redo,
      flush: store.flush,
      replaceStored: store.replaceStored,
      resolveConflict: store.resolveConflict,
      save,
      ensureStored,
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
