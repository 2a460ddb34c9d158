import { createContext, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ChangeCause, Resume, ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import { ApiError } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { createEditor } from '../document/editor-context';
import { byPath } from '../document/issues';
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
  /** The stored resume; null for a new one. Taken once: use with a key of what is opened. */
  resume: Resume | null;
  /** Template of a new one. */
  templateId: string;
  /** A new resume has come to the server for the first time, as a draft or saved. */
  onCreated: (id: string) => void;
  children: ReactNode;
}

/** A resume that is being written, for everything below. */
export function EditorProvider({ resume, templateId, onCreated, children }: Props) {
  const language = useLanguage();
  const [blank] = useState(() => blankResume(templateId, language));
  const [focus] = useState(createFocus);
  return (
    <DocumentProvider initial={resume} blank={blank} onCreated={onCreated}>
      <FocusContext value={focus}>
        <Actions>{children}</Actions>
      </FocusContext>
    </DocumentProvider>
  );
}

/** One thing of the resume; drawn anew only when that changes: `useEditor(({state}) => state.templateId)`. */
export const useEditor = useDocument;

function useFocusStore(): FocusStore {
  const focus = useContext(FocusContext);
  if (!focus) throw new Error('EditorProvider is missing');
  return focus;
}

/** Path of the field that is being edited ("experience.0.company"); '' when none is. */
export function useFocusedPath(): string {
  const focus = useFocusStore();
  return useSyncExternalStore(focus.subscribe, () => focus.get().path);
}

/** The field that something asked for (see `focusField`), until the form has gone there. */
export function useWantedField() {
  const focus = useFocusStore();
  const wanted = useSyncExternalStore(focus.subscribe, () => focus.get().wanted);
  return { wanted, arrived: focus.arrived, enter: focus.enter };
}

interface SaveOptions {
  cause?: ChangeCause;
  aiOptimized?: boolean;
  /** Says nothing where it went well. */
  quiet?: boolean;
}

function Actions({ children }: { children: ReactNode }) {
  return <ActionsContext value={useActions()}>{children}</ActionsContext>;
}

/** What can be done with the resume. The same object as long as the screen and its language stay. */
export function useEditorActions(): EditorActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('EditorProvider is missing');
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
    const refuse = (issues: { path: string; message: string }[]) => {
      store.setIssues(byPath(issues));
      if (issues[0]) focus.want(issues[0].path);
    };
    /** Null when it was refused or failed; the person has been told. */
    async function save({ quiet, ...options }: SaveOptions = {}): Promise<Resume | null> {
      const failed = () =>
        toast({ title: t('editor.error'), description: t('editor.saveFailed'), variant: 'destructive' });
      try {
        const issues = await findIssues(store.get().state, language);
        if (issues.length > 0) {
          refuse(issues);
          return null;
        }
        const resume = await store.save(forSave, options);
        store.setIssues({});
        if (!quiet) toast({ title: t('editor.saved') });
        // Lists elsewhere show it.
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === '/api/resumes' });
        return resume;
      } catch (error) {
        if (error instanceof ApiError && error.status === 400 && error.body?.issues) refuse(error.body.issues);
        // Another text is stored by now: a dialog asks.
        if (!store.get().theirs) failed();
        return null;
      }
    }
    return {
      /** What stands now, for what happens after waiting. */
      get: store.get,
      set: store.set,
      change: store.change,
      undo: store.undo,
      redo: store.redo,
      flush: store.flush,
      replace: store.replace,
      keepMine: store.keepMine,
      takeTheirs: store.takeTheirs,
      save,
      /** The resume as saved; saves first what is not. Null when that was refused. */
      ensureSaved: (cause?: ChangeCause): Promise<Resume | null> => {
        const { dirty, saved } = store.get();
        return dirty || !saved ? save({ cause }) : Promise.resolve(saved);
      },
      /** Opens the section and entry of a field and goes into it. */
      focusField: focus.want,
    };
  }, [store, focus, language, queries, toast, t]);
}
