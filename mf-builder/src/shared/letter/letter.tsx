import { useMemo, useState, type ReactNode } from 'react';
import { saveLetterSchema, type CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import { ApiError } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { createEditor } from '../document/editor-context';
import { byPath, issuesOf } from '../document/issues';
import { blankLetter, letterKind } from './letter-kind';

const { DocumentProvider, useDocument, useDocumentStore } = createEditor(letterKind);

interface Props {
  /** The stored letter; null for a new one. Read only once: set a key that identifies the letter. */
  letter: CoverLetter | null;
  resume?: Resume | undefined;
  onCreated: (id: string) => void;
  children: ReactNode;
}

export function LetterProvider({ letter, resume, onCreated, children }: Props) {
  const language = useLanguage();
  const [blank] = useState(() => blankLetter(language, resume));
  return (
    <DocumentProvider initial={letter} blank={blank} onCreated={onCreated}>
      {children}
    </DocumentProvider>
  );
}

/**
 * Selects a part of the letter and re-renders only when that part changes: `useLetterEditor(({ draft }) =>
 * draft.content)`.
 */
export const useLetter = useDocument;

/** Returns the actions of the letter. The object is stable until the screen or its language changes. */
export function useLetterActions() {
  const store = useDocumentStore();
  const language = useLanguage();
  const queries = useQueryClient();
  const toast = useToast();
  const t = useMessages();

  return useMemo(() => {
    /** Reports why the draft is not stored, except for a conflict, which has its own dialog. */
    const tellFailure = () => {
      const { saveMark } = store.get();
      if (saveMark === 'offline') toast({ title: t('frame.offline') });
      else if (saveMark !== 'conflict')
        toast({ title: t('letter.saveFailed'), description: t('letter.saveFailedText'), variant: 'destructive' });
    };
    /**
     * Returns the stored letter with the latest input. Returns null if it is empty or could not be stored, after
     * telling the user.
     */
    async function ensureStored(): Promise<CoverLetter | null> {
      const isStored = await store.flush();
      const { saved } = store.get();
      if (isStored && saved) return saved;
      if (isStored) toast({ title: t('letter.nothing'), description: t('letter.nothingText') });
      else tellFailure();
      return null;
    }
    /** Saves a version. If fields are missing, marks them and stores the letter as a draft. */
    async function save(): Promise<CoverLetter | null> {
      try {
        const issues = await issuesOf(saveLetterSchema.safeParse(store.get().state).error, language);
        store.setIssues(byPath(issues));
        const letter = issues.length === 0 ? await store.save((draft) => draft) : await ensureStored();
        if (!letter) return null;
        toast({ title: t('letter.saved') });
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === '/api/cover-letters' });
        return letter;
      } catch (error) {
        console.error('the version was not saved', error);
        if (error instanceof ApiError && error.body?.issues) store.setIssues(byPath(error.body.issues));
        tellFailure();
        return null;
      }
    }
    return {
      set: store.set,
      change: store.change,
      undo: store.undo,
      redo: store.redo,
      flush: store.flush,
      settle: store.settle,
      setIssues: store.setIssues,
      save,
      ensureStored,
    };
  }, [store, language, queries, toast, t]);
}
