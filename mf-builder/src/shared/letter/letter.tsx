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
  /** Resume that a new one is written from. */
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

/** Returns the actions of the letter. The same object as long as the screen lives. */
export function useLetterActions() {
  const store = useDocumentStore();
  const language = useLanguage();
  const queries = useQueryClient();
  const toast = useToast();
  const t = useMessages();

  return useMemo(() => {
    /** Tells why what is typed is not on the server; a text that was changed elsewhere is asked about in a dialog. */
    const tellFailure = () => {
      const { saveMark } = store.get();
      if (saveMark === 'offline') toast({ title: t('frame.offline') });
      else if (saveMark !== 'conflict')
        toast({ title: t('letter.saveFailed'), description: t('letter.saveFailedText'), variant: 'destructive' });
    };
    /** The letter as the server has it, with what was typed last. Null when it could not get there or is empty; the person has been told. */
    async function ensureStored(): Promise<CoverLetter | null> {
      const isStored = await store.flush();
      const { saved } = store.get();
      if (isStored && saved) return saved;
      if (isStored) toast({ title: t('letter.nothing'), description: t('letter.nothingText') });
      else tellFailure();
      return null;
    }
    /** Saves a version. What is still missing refuses nothing: it is marked, and the letter is kept as a draft. */
    async function save(): Promise<CoverLetter | null> {
      try {
        const issues = await issuesOf(saveLetterSchema.safeParse(store.get().state).error, language);
        store.setIssues(byPath(issues));
        const letter = issues.length === 0 ? await store.save((draft) => draft) : await ensureStored();
        if (!letter) return null;
        toast({ title: t('letter.saved') });
        // Other screens list it.
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
