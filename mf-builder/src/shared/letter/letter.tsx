import { useMemo, useState, type ReactNode } from 'react';
import { saveLetterSchema, type CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import type { ChangeCause } from '@shortlist/contracts/builder/saved-resume';
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
  /** The stored letter; null for a new one. Taken once: use with a key of what is opened. */
  letter: CoverLetter | null;
  /** Resume of a new one; '' for none. */
  resumeId: string;
  onCreated: (id: string) => void;
  children: ReactNode;
}

/** A cover letter that is being written, for everything below. */
export function LetterProvider({ letter, resumeId, onCreated, children }: Props) {
  const language = useLanguage();
  const [blank] = useState(() => blankLetter(language, resumeId));
  return (
    <DocumentProvider initial={letter} blank={blank} onCreated={onCreated}>
      {children}
    </DocumentProvider>
  );
}

/** One thing of the letter; drawn anew only when that changes: `useLetter(({state}) => state.content)`. */
export const useLetter = useDocument;

/** What can be done with the letter. The same object as long as the screen lives. */
export function useLetterActions() {
  const store = useDocumentStore();
  const language = useLanguage();
  const queries = useQueryClient();
  const toast = useToast();
  const t = useMessages();

  return useMemo(() => {
    /** Null when it was refused or failed; the person has been told. */
    async function save(cause?: ChangeCause): Promise<CoverLetter | null> {
      const refused = (issues: { path: string; message: string }[]) => {
        store.setIssues(byPath(issues));
        return null;
      };
      try {
        const issues = await issuesOf(saveLetterSchema.safeParse(store.get().state).error, language);
        if (issues.length > 0) return refused(issues);
        const letter = await store.save((draft) => draft, { cause });
        store.setIssues({});
        toast({ title: t('letter.saved') });
        // Lists elsewhere show it.
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === '/api/cover-letters' });
        return letter;
      } catch (error) {
        if (error instanceof ApiError && error.status === 400 && error.body?.issues) return refused(error.body.issues);
        // Another text is stored by now: a dialog asks.
        if (!store.get().theirs) {
          toast({ title: t('letter.saveFailed'), description: t('letter.saveFailedText'), variant: 'destructive' });
        }
        return null;
      }
    }
    return {
      set: store.set,
      change: store.change,
      undo: store.undo,
      redo: store.redo,
      flush: store.flush,
      keepMine: store.keepMine,
      takeTheirs: store.takeTheirs,
      setIssues: store.setIssues,
      save,
      /** The letter as saved; saves first what is not. Null when that was refused. */
      ensureSaved(): Promise<CoverLetter | null> {
        const { dirty, saved } = store.get();
        return dirty || !saved ? save() : Promise.resolve(saved);
      },
    };
  }, [store, language, queries, toast, t]);
}
