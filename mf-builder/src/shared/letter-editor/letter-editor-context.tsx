import { useMemo, useState, type ReactNode } from 'react';
import { saveLetterRequestSchema, type CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import type { Resume } from '@shortlist/contracts/builder/resume';
import { ApiError } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { createDocumentContext } from '../document/document-context';
import { indexIssuesByPath, translateIssues } from '../document/issues';
import { createEmptyLetter, letterAdapter } from './letter-adapter';
import { createPathFilter } from '../query-keys';

const { DocumentProvider, useDocument, useDocumentStore } = createDocumentContext(letterAdapter);

interface Props {
  /** The stored letter; null for a new one. Later values are ignored, so each letter needs its own React `key`. */
  letter: CoverLetter | null;
  resume?: Resume | undefined;
  onCreated: (id: string) => void;
  children: ReactNode;
}

export function LetterEditorProvider({ letter, resume, onCreated, children }: Props) {
  const language = useLanguage();
  const [emptyLetter] = useState(() => createEmptyLetter(language, resume));
  return (
    <DocumentProvider storedDocument={letter} emptyDraft={emptyLetter} onCreated={onCreated}>
      {children}
    </DocumentProvider>
  );
}

/**
 * Selects a part of the letter and re-renders only when that part changes: `useLetterEditor(({ draft }) =>
 * draft.content)`.
 */
export const useLetterEditor = useDocument;

/** Returns the actions of the letter. The object is stable until the screen or its language changes. */
export function useLetterEditorActions() {
  const store = useDocumentStore();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const t = useMessages();

  return useMemo(() => {
    /** Reports why the draft is not stored, except for a conflict, which has its own dialog. */
    const notifyFailure = () => {
      const { saveStatus } = store.getSnapshot();
      if (saveStatus === 'offline') toast({ title: t('frame.offline') });
      else if (saveStatus !== 'conflict')
        toast({ title: t('letter.saveFailed'), description: t('letter.saveFailedText'), variant: 'destructive' });
    };
    /**
     * Returns the stored letter with the latest input. If the letter is empty or could not be stored, notifies the user
     * and returns null.
     */
    async function ensureStored(): Promise<CoverLetter | null> {
      const isStored = await store.flush();
      const { stored } = store.getSnapshot();
      if (isStored && stored) return stored;
      if (isStored) toast({ title: t('letter.nothing'), description: t('letter.nothingText') });
      else notifyFailure();
      return null;
    }
    /** Saves a version. If fields are missing, marks them and stores the letter as a draft. */
    async function save(): Promise<CoverLetter | null> {
      try {
        const issues = await translateIssues(
          saveLetterRequestSchema.safeParse(store.getSnapshot().draft).error,
          language,
        );
        store.setIssues(indexIssuesByPath(issues));
        const letter = issues.length === 0 ? await store.save((draft) => draft) : await ensureStored();
        if (!letter) return null;
        toast({ title: t('letter.saved') });
        void queryClient.invalidateQueries(createPathFilter('/api/cover-letters'));
        return letter;
      } catch (error) {
        console.error('The version could not be saved', error);
        if (error instanceof ApiError && error.body?.issues) store.setIssues(indexIssuesByPath(error.body.issues));
        notifyFailure();
        return null;
      }
    }
    return {
      setField: store.setField,
      updateDraft: store.updateDraft,
      undo: store.undo,
      redo: store.redo,
      flush: store.flush,
      resolveConflict: store.resolveConflict,
      setIssues: store.setIssues,
      save,
      ensureStored,
    };
  }, [store, language, queryClient, toast, t]);
}
