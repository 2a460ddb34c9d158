import { createContext, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ExampleResponse } from '@shortlist/contracts/builder/example';
import {
  resumeVersionSchema,
  type ChangeCause,
  type Resume,
  type ResumeDraft,
} from '@shortlist/contracts/builder/saved-resume';
import { api, ApiError } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { createEditor } from '../document/editor-context';
import { byPath } from '../document/issues';
import { movedPath, moveIn } from '../document/paths';
import type { DocumentState } from '../document/store';
import { blankResume } from './blank';
import { findIssues, forSave } from './check';
import { createFocus, type FocusStore } from './focus';
import { resumeKind } from './resume-kind';

export type EditorState = DocumentState<ResumeDraft, Resume>;

const { DocumentProvider, useDocument, useDocumentStore } = createEditor(resumeKind);
const FocusContext = createContext<FocusStore | undefined>(undefined);
const ActionsContext = createContext<EditorActions | undefined>(undefined);

interface Props {
  /** The stored resume; null for a new one. Read only once: set a key that identifies the resume. */
  resume: Resume | null;
  templateId: string;
  /** A new resume starts with the same sections, empty. */
  example?: ExampleResponse;
  onCreated: (id: string) => void;
  children: ReactNode;
}

export function EditorProvider({ resume, templateId, example, onCreated, children }: Props) {
  const language = useLanguage();
  const [blank] = useState(() => blankResume(templateId, language, example));
  const [focus] = useState(createFocus);
  return (
    <DocumentProvider initial={resume} blank={blank} onCreated={onCreated}>
      <FocusContext value={focus}>
        <Actions>{children}</Actions>
      </FocusContext>
    </DocumentProvider>
  );
}

/**
 * Selects a part of the resume and re-renders only when that part changes: `useResumeEditor(({ draft }) =>
 * draft.templateId)`.
 */
export const useEditor = useDocument;

function useFocusStore(): FocusStore {
  const focus = useContext(FocusContext);
  if (!focus) throw new Error('ResumeEditorProvider is missing');
  return focus;
}

export function useFocusedPath(): string {
  const focus = useFocusStore();
  return useSyncExternalStore(focus.subscribe, () => focus.get().path);
}

export function useWantedField() {
  const focus = useFocusStore();
  const wanted = useSyncExternalStore(focus.subscribe, () => focus.get().wanted);
  return { wanted, arrived: focus.arrived, enter: focus.enter };
}

interface SaveOptions {
  cause?: ChangeCause;
  aiOptimized?: boolean;
  /** Suppresses the success toast. */
  quiet?: boolean;
}

function Actions({ children }: { children: ReactNode }) {
  return <ActionsContext value={useActions()}>{children}</ActionsContext>;
}

/** Returns the actions of the resume. The object is stable until the screen or its language changes. */
export function useEditorActions(): EditorActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('ResumeEditorProvider is missing');
  return actions;
}
export type EditorActions = ReturnType<typeof useActions>;

function useActions() {
  const store = useDocumentStore();
  const focus = useFocusStore();
  const language = useLanguage();
  const queries = useQueryClient();
  const toast = useToast();
  const t = useMessages();

  return useMemo(() => {
    /** Reports why the draft is not stored, except for a conflict, which has its own dialog. */
    const tellFailure = () => {
      const { saveMark, refusal } = store.get();
      if (saveMark === 'offline') toast({ title: t('frame.offline') });
      else if (saveMark !== 'conflict')
        toast({ title: t('editor.error'), description: refusal ?? t('editor.saveFailed'), variant: 'destructive' });
    };
    /**
     * Returns the stored resume with the latest input. Returns null if it is empty or could not be stored, after
     * telling the user.
     */
    async function ensureStored(): Promise<Resume | null> {
      const isStored = await store.flush();
      const { saved } = store.get();
      if (isStored && saved) return saved;
      if (isStored) {
        toast({ title: t('editor.nothing'), description: t('editor.nothingText') });
        focus.want('personalInfo.firstName');
      } else tellFailure();
      return null;
    }
    /**
     * Saves a version. Missing fields are marked but do not prevent saving: such a version is stored beside the draft.
     * Returns null on failure, after telling the user.
     */
    async function save({ quiet, ...options }: SaveOptions = {}): Promise<Resume | null> {
      try {
        const issues = await findIssues(store.get().state, language);
        store.setIssues(byPath(issues));
        const resume = issues.length === 0 ? await store.save(forSave, options) : await ensureStored();
        if (!resume) return null;
        if (issues.length > 0 && !options.cause)
          await api.post(`/api/resumes/${encodeURIComponent(resume.id)}/versions`, resumeVersionSchema, {});
        const description = issues.length > 0 ? t('editor.savedMissing', { count: issues.length }) : undefined;
        if (!quiet) toast({ title: t('editor.saved'), description });
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === '/api/resumes' });
        return resume;
      } catch (error) {
        console.error('the version was not saved', error);
        if (error instanceof ApiError && error.body?.issues) store.setIssues(byPath(error.body.issues));
        tellFailure();
        return null;
      }
    }
    return {
      get: store.get,
      set: store.set,
      change: store.change,
      /** Moves a list item. The path of the edited field follows. */
      moveItem: (list: string, from: number, to: number) => {
        store.change((draft) => moveIn(draft, list, from, to));
        focus.enter(movedPath(focus.get().path, list, from, to));
      },
      undo: store.undo,
      redo: store.redo,
      flush: store.flush,
      replace: store.replace,
      settle: store.settle,
      save,
      ensureStored,
      /** Marks a missing value when the user leaves the field, and clears outdated marks. */
      checkField: async (path: string): Promise<void> => {
        const found = byPath(await findIssues(store.get().state, language));
        const marked = [...Object.keys(store.get().issues), path];
        store.setIssues(Object.fromEntries(Object.entries(found).filter(([at]) => marked.includes(at))));
      },
      /** Expands the section and entry of a field and focuses it. */
      focusField: focus.want,
    };
  }, [store, focus, language, queries, toast, t]);
}
